// What the reader sets for themselves, and what only they see: sound, the only answer, notes.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { PROGRAM, scene } from "./lib.mjs";

/** Counts the sounds instead of playing them. */
const QUIET = () => {
  window.sounds = 0;
  const sink = { connect: (next) => next, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, start() { window.sounds += 1; }, stop() {} };
  window.AudioContext = class {
    currentTime = 0;
    createGain() { return sink; }
    createOscillator() { return { ...sink, connect: () => sink }; }
    close() {}
  };
};
const sounds = ({ page }) => page.evaluate(() => window.sounds);
const help = ({ page }) => page.click("#desk-help > summary");

scene("a sound and a mark in the title when it is my turn, if I wish", async ({ arrive }) => {
  const anna = await arrive();
  await anna.context.addInitScript(QUIET);
  await anna.playNow();
  const { page } = anna;
  await anna.turn();
  assert.match(await page.title(), /^● /);
  const isOthersTurn = () => page.waitForFunction(() => !document.title.startsWith("●"));
  const round = async () => {
    const others = isOthersTurn();
    await anna.playOn(() => others.then(() => true, () => true).then(() => true) && false || page.evaluate(() => !document.title.startsWith("●")));
    await anna.turn();
  };
  await round();
  assert.equal(await sounds(anna), 0, "silent unless asked");
  await help(anna);
  await page.check("[data-setting=sound]");
  const before = await sounds(anna);
  for (let count = 0; count < 4 && (await sounds(anna)) === before; count += 1) await round();
  assert.ok((await sounds(anna)) > before);
  await page.reload();
  assert.ok(await page.isChecked("[data-setting=sound]"), "remembered");
  anna.isContent();
});

scene("the only possible answer is given for me, if I wish", async ({ arrive, server }) => {
  const anna = await arrive();
  const { page } = anna;
  await page.goto(server.url);
  await page.click(".import > summary");
  await page.fill("#import-record", trivialPosition());
  await page.selectOption("#import-seat", "all");
  await page.click(".import form button");
  await page.waitForSelector("#main[data-live]");
  const handOver = page.locator("form[action$='/take-over'] button");
  if (await handOver.count()) await handOver.click();
  await anna.turn();
  assert.equal(await page.locator(".choices button").count(), 1);
  const moves = await anna.moves();
  await help(anna);
  await page.check("[data-setting=trivial]");
  await page.reload();
  await page.waitForFunction((moves) => Number(document.getElementById("course").max) > moves, moves);
  anna.isContent();
});

/** A game in which nothing can be done but one thing, and that is not the end of a turn. */
function trivialPosition() {
  const run = (args, input) => execFileSync(PROGRAM, ["position", ...args], { input, encoding: "utf8" });
  for (let made = 20; made < 400; made += 1) {
    const position = run(["new", "tzolkin", "--seats", "2", "--advance", String(made)]);
    const choices = run(["choices"], position).trim().split("\n");
    if (choices.length === 1 && choices[0] && !choices[0].startsWith("done")) return position;
  }
  throw new Error("no such position");
}

scene("notes are mine, talk is everybody's, the slider shows any moment", async ({ arrive }) => {
  const [anna, boris] = [await arrive(), await arrive()];
  await boris.accept(await anna.openTable(["me", "invite"]));
  await anna.page.click("#desk-notes > summary");
  await anna.page.fill("#notes-text", "Gold before the second Food Day");
  await anna.page.click(".notes button");
  await anna.page.waitForFunction(() => document.getElementById("notes-text").defaultValue.includes("Gold"));
  await boris.page.click("#desk-talk > summary");
  await boris.page.fill("#talk-text", "Your turn");
  await boris.page.press("#talk-text", "Enter");
  await anna.page.click("#desk-talk > summary");
  await anna.page.waitForSelector(".said >> text=Your turn");
  await boris.page.reload();
  assert.equal((await boris.page.content()).includes("Gold before"), false);

  const { page } = anna;
  const last = await anna.moves();
  await page.locator("#course").fill("3");
  await page.waitForSelector(".past");
  assert.match(await page.innerText("#course-at"), new RegExp(`^3 / ${last}$`));
  assert.equal(await page.locator(".choices").count(), 0, "the past offers nothing");
  await page.click(".course a[rel=next]");
  await page.waitForFunction(() => document.getElementById("course-at").textContent.startsWith("4 "));
  await page.click(".past a");
  await page.waitForSelector(".past", { state: "detached" });
  anna.isContent();
  boris.isContent();
});

scene("people at one screen hand it over, and nothing shows between them", async ({ arrive }) => {
  const anna = await arrive();
  const { page } = anna;
  await anna.openTable(["me", "beside", "mind:random"], ["tribes"]);
  let hidden = 0;
  const seen = new Set();
  for (let count = 0; count < 8; count += 1) {
    await page.waitForSelector("main.passing form button, #main[data-asked] .choices button");
    if (await page.isVisible("main.passing")) {
      hidden += 1;
      assert.equal(await page.locator(".board, .choices, .log, .goods, #notes-text, .recap").count(), 0);
      await Promise.all([page.waitForSelector("#main:not(.passing)"), page.click("main.passing form button")]);
      continue;
    }
    seen.add(await page.locator(".seat-card.is-asked").getAttribute("id"));
    const tiles = await page.locator(".hand .dealt").count();
    if (tiles) assert.equal(tiles, 6, "one hand only: two tribes and four wealth tiles");
    await anna.choose();
  }
  assert.ok(hidden >= 2 && seen.size === 2, `${hidden} ${[...seen]}`);
  anna.isContent();
});
