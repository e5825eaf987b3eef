// What one person does, the other sees, without a reload; also after the server died.

import assert from "node:assert/strict";
import { scene } from "./lib.mjs";

const MARK = () => (window.isTheSamePage = true);
const isTheSame = ({ page }) => page.evaluate(() => window.isTheSamePage === true);
const caughtUp = ({ page }, moves) =>
  page.waitForFunction((moves) => Number(document.getElementById("course").max) >= moves, moves);

/** The one who is asked, then the other. */
async function inOrder(people) {
  const asked = people.map((person) => person.page.waitForSelector("#main[data-asked]").then(() => person));
  const first = await Promise.any(asked);
  for (const other of asked) other.catch(() => {});
  return [first, people.find((person) => person !== first)];
}

async function sitDown(arrive) {
  const [anna, boris] = [await arrive(), await arrive()];
  const invitation = await anna.openTable(["me", "invite"]);
  await anna.page.evaluate(MARK);
  await boris.accept(invitation);
  await boris.page.evaluate(MARK);
  return [anna, boris];
}

scene("what one person does appears at the other", async ({ arrive }) => {
  const people = await sitDown(arrive);
  for (let count = 0; count < 6; count += 1) {
    const [first, second] = await inOrder(people);
    await first.choose();
    await caughtUp(second, await first.moves());
  }
  const [anna, boris] = people;
  await anna.page.click("#desk-talk > summary");
  await anna.page.fill("#talk-text", "Good evening, Boris");
  await anna.page.press("#talk-text", "Enter");
  await boris.page.click("#desk-talk > summary");
  await boris.page.waitForSelector(".said >> text=Good evening, Boris");
  for (const person of people) {
    assert.ok(await isTheSame(person), "without a reload");
    person.isContent();
  }
});

scene("what is said while the talk is closed is told and counted on its tab", async ({ arrive }) => {
  const [anna, boris] = await sitDown(arrive);
  await anna.page.click("#desk-talk > summary");
  for (const words of ["Good evening", "Are you there?"]) {
    await anna.page.fill("#talk-text", words);
    await anna.page.press("#talk-text", "Enter");
    await boris.page.waitForSelector(`#notice >> text=${words}`);
  }
  assert.equal(await boris.page.textContent("#talk-new > b"), "2");
  assert.ok(await anna.page.isHidden("#talk-new"), "one's own lines are not new");
  await boris.page.reload();
  assert.equal(await boris.page.textContent("#talk-new > b"), "2", "still not read");
  await boris.page.click("#desk-talk > summary");
  await boris.page.waitForSelector("#talk-new", { state: "hidden" });
  await boris.page.reload();
  assert.ok(await boris.page.isHidden("#talk-new"), "read");
  for (const person of [anna, boris]) person.isContent();
});

scene("what was just done about somebody is said once", async ({ arrive }) => {
  const [anna, boris] = await sitDown(arrive);
  const say = async (words) => {
    await boris.page.fill("#talk-text", words);
    await boris.page.press("#talk-text", "Enter");
  };
  await boris.page.click("#desk-talk > summary");
  await say("Good evening");
  await anna.page.click("#desk-talk > summary");
  await anna.page.click(".said a >> text=About this line");
  await anna.page.click('form[action$="/mute"] button');
  await anna.page.waitForSelector(".away >> text=Muted");
  await say("Are you there?");
  await anna.page.waitForSelector(".away >> text=Muted", { state: "detached" });
  await anna.page.click("#desk-talk > summary");
  assert.equal(await anna.page.locator(".said li").count(), 0, "hidden");
  for (const person of [anna, boris]) person.isContent();
});

scene("the hall shows by itself what others do", async ({ arrive }) => {
  const [anna, boris] = [await arrive(), await arrive()];
  await boris.visit();
  await boris.page.evaluate(MARK);
  assert.equal(await boris.page.locator(".open .joinable").count(), 0);
  await anna.visit("/new/tzolkin");
  await anna.page.click('label:has(input[name=seats][value="2"])');
  await anna.page.selectOption("select[name=seat-2]", "invite");
  await anna.page.check("input[name=open]");
  await anna.page.click("form.setup button.primary");
  await boris.page.waitForSelector(".open .joinable", { timeout: 40_000 });
  assert.ok(await isTheSame(boris), "without a reload");
  for (const person of [anna, boris]) person.isContent();
});

scene("two tabs of one person stay in step", async ({ arrive }) => {
  const anna = await arrive();
  await anna.playNow();
  await anna.turn();
  const other = await anna.context.newPage();
  await other.goto(anna.page.url());
  await other.evaluate(MARK);
  await anna.choose();
  await caughtUp({ page: other }, await anna.moves());
  assert.ok(await isTheSame({ page: other }));
  anna.isContent();
});

scene("after the server was killed the pages catch up by themselves", async ({ server, arrive }) => {
  const people = await sitDown(arrive);
  const [first, second] = await inOrder(people);
  await first.choose();
  await caughtUp(second, await first.moves());
  await server.kill();
  for (const { page } of people) await page.waitForSelector("#notice[data-kind=lost]:not(:empty)");
  await server.revive();
  const [next, other] = await inOrder(people);
  await next.choose();
  await caughtUp(other, await next.moves());
  for (const person of people) {
    await person.page.waitForSelector("#notice:not([data-kind=lost])");
    assert.ok(await isTheSame(person), "without a reload");
    person.isContent(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  }
});

scene("a page for which there is no stream looks again by itself, calmly", async ({ arrive }) => {
  const anna = await arrive();
  await anna.playNow();
  await anna.turn();
  const other = await anna.context.newPage();
  let asked = 0;
  other.on("request", (request) => (asked += request.url().endsWith("/live") ? 1 : 0));
  await other.goto(anna.page.url());
  await other.evaluate(MARK);
  await other.waitForSelector("#notice[data-kind=lost] >> text=Live updates are paused");
  await anna.choose();
  await caughtUp({ page: other }, await anna.moves());
  assert.ok(asked < 8, `the stream was asked for ${asked} times`);
  anna.isContent();
  await anna.page.close();
  await other.waitForSelector("#notice[data-kind=back], #notice:empty", { state: "attached", timeout: 60_000 });
  assert.ok(await isTheSame({ page: other }), "without a reload");
}, { OIKUMENE_STREAMS_A_PERSON: "1" });
