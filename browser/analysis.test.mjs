// A hint beside the question, and the analysis of a finished game.

import assert from "node:assert/strict";
import { brief, scene } from "./lib.mjs";

scene("a hint marks the best choice in the list and on the board", async ({ arrive }) => {
  const anna = await arrive();
  const { page } = anna;
  await anna.playNow();
  const isTurn = async () => (await anna.turn()) && /place workers or pick them up/.test(await page.innerText("#question"));
  await anna.playOn(isTurn, brief);
  await page.click("#ask-hint");
  await page.waitForSelector("#hint");
  assert.match(await page.innerText("#hint"), /\d+% to win/);
  assert.equal(await page.locator(".choice.is-hinted").count(), 1);
  const number = (await page.locator(".choice.is-hinted button").getAttribute("id")).slice("choice-".length);
  const pieces = await page.locator(`.board [data-choice="${number}"]`).count();
  assert.equal(await page.locator(".board [data-hinted]").count(), pieces);
  await anna.change(() => page.locator(".choice.is-hinted button").click());
  assert.equal(await page.locator("#hint").count(), 0);
  anna.isContent();
});

scene("a hint without JavaScript", async ({ arrive }) => {
  const anna = await arrive({ javaScriptEnabled: false });
  const { page } = anna;
  await anna.playNow();
  while ((await page.locator(".choices button").count()) === 0) await page.reload();
  await Promise.all([page.waitForNavigation(), page.click("#ask-hint")]);
  assert.ok(await page.locator("#hint").isVisible());
  anna.isContent();
});

scene("the end of a game leads to its analysis", async ({ arrive }) => {
  const anna = await arrive();
  const { page } = anna;
  await anna.playNow();
  await anna.hurry();
  await page.click('form[action$="/analysis"] button');
  await page.waitForSelector("#turns", { timeout: 150_000 });
  assert.ok(await page.locator(".course-drawing.wide").isVisible());
  const round = page.locator(".round-decisions").nth(2);
  await round.locator("summary").click();
  assert.ok(await round.locator(".decision").first().isVisible());
  await round.locator(".decision-n a").first().click();
  await page.waitForSelector("#main[data-live]");
  anna.isContent();
});
