// What the eye needs: numbers large enough, the whole table on one screen, previews that cover and
// move nothing, a light first page.

import assert from "node:assert/strict";
import { scene } from "./lib.mjs";

const MODULES = ["tribes", "prophecies", "buildings", "quick"];
const LEAST = 11; // Pixels of a letter on the board.
const MOST_BYTES = 100 * 1024;

/** Texts of the board that are too small, with their size on the screen. */
function tiny(least) {
  const size = (text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  };
  return [...document.querySelectorAll(".board text")]
    .filter((text) => text.textContent.trim() && size(text) < least)
    .map((text) => `${text.textContent} ${size(text).toFixed(2)}`);
}

/** What does not lie wholly on the screen. */
function offScreen() {
  const parts = [...document.querySelectorAll(".board svg, .board svg > g, .seat-card, .goods li, #ask, .desk")];
  return parts
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((part) => part.getAttribute("class"));
}

const inLanguage = async (person, language) => {
  await person.context.addCookies([{ name: "oikumene_language", value: language, url: person.server.url }]);
  await person.page.reload();
};

/** Points at every choice: its preview is whole, covers no choice, and nothing has moved. */
async function previews({ page }) {
  const boxes = () => page.$$eval(".choice button", (all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const count = await page.locator(".choice").count();
  let told = 0;
  for (let number = 0; number < count; number += 1) {
    await page.locator(`#choice-${number}`).scrollIntoViewIfNeeded();
    const before = await boxes();
    await page.locator(`#choice-${number}`).hover();
    assert.deepEqual(await boxes(), before, "nothing moves");
    const preview = page.locator(`#preview-${number}`);
    if ((await preview.count()) === 0) continue;
    told += 1;
    assert.ok(await preview.isVisible());
    const [box, list] = [await preview.boundingBox(), await page.locator("#choices").boundingBox()];
    assert.ok(box.y >= list.y + list.height - 1, "it lies below the choices");
    const cut = await preview.evaluate((element) => element.scrollHeight > element.clientHeight && element.textContent);
    assert.ok(!cut, `cut: ${cut}`);
  }
  return told;
}

scene("the whole table on one screen, every number legible", async ({ arrive }) => {
  const anna = await arrive();
  await anna.openTable(["me", ...Array(4).fill("mind:random")], MODULES);
  await anna.turn();
  for (const round of ["Setup", "Round 9", "Round 1[5-9]"]) {
    await anna.hurry((text) => new RegExp(round).test(text) && text.includes("data-asked"));
    for (const language of ["en", "ru"]) {
      await inLanguage(anna, language);
      await anna.page.evaluate(() => document.fonts.ready);
      assert.deepEqual(await anna.page.evaluate(tiny, LEAST), [], `${round} ${language}`);
      assert.deepEqual(await anna.page.evaluate(offScreen), [], `${round} ${language}`);
    }
    await inLanguage(anna, "en");
  }
  anna.isContent();
});

scene("previews cover nothing and move nothing", async ({ arrive }) => {
  const anna = await arrive({ locale: "ru-RU" });
  await anna.playNow();
  const isTurn = async () => (await anna.turn()) && /разместите/.test(await anna.page.innerText("#question"));
  await anna.playOn(isTurn);
  assert.ok((await previews(anna)) > 3, "placing a worker tells where it leads");
  const place = anna.page.locator(".choice:has([data-changes]) button").first();
  await place.hover();
  assert.match(await anna.page.locator("#seat-0 [data-good=worker]").getAttribute("data-delta"), /^−1$/);
  await anna.page.mouse.move(5, 5);
  assert.equal(await anna.page.locator("[data-delta]").count(), 0);
  anna.isContent();
});

const PLACE = /Place a worker/;

scene("what the others did is told and marked when it is my turn again", async ({ arrive }) => {
  const anna = await arrive();
  await anna.playNow();
  const { page } = anna;
  await anna.turn();
  assert.equal(await page.locator(".log .is-new").count(), 0, "nothing is new before the first choice");
  const counts = (where) => page.locator(where).count();
  const mayPlace = async () => (await page.locator(".choices button:visible", { hasText: PLACE }).count()) > 0;
  const isTold = async () => (await anna.turn()) && (await counts(".recap li")) > 0 && (await counts(".worker .fresh-ring")) > 0 && (await mayPlace());
  await anna.playOn(isTold);
  assert.match(await page.innerText(".recap"), /placed: /);
  const [, seat] = (await page.locator(".worker:has(.fresh-ring)").first().getAttribute("data-seat")).match(/(\d)/);
  assert.notEqual(seat, "0", "one's own pieces are never marked");
  const before = await page.innerText(".recap");
  await anna.choose((words) => words.findIndex((text) => PLACE.test(text)));
  assert.equal(await page.innerText(".recap"), before, "it stays for the whole turn");
  anna.isContent();
});

scene("the first page is light, and kept", async ({ arrive }) => {
  const anna = await arrive();
  const sent = [];
  anna.page.on("requestfinished", (request) => sent.push(request));
  await anna.visit();
  await anna.page.evaluate(() => document.fonts.ready);
  await anna.page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const request of sent) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
    if (!request.url().includes("/assets/")) continue;
    assert.match((await request.response()).headers()["cache-control"], /immutable/, request.url());
  }
  assert.ok(sent.some((request) => request.url().endsWith(".woff2")), "the fonts are our own");
  const fonts = await anna.page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
  assert.equal(fonts, 3);
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
  anna.isContent();
});
