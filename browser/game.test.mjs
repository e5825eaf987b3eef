// From the first page to the last score: two people in two browsers, two opponents, and only what
// is visible.

import assert from "node:assert/strict";
import { join } from "node:path";
import { ask, scene, varied } from "./lib.mjs";

/** Points as they are written: `7½`, `-8½`. */
function value(text) {
  const [, sign, whole, part] = text.match(/^([-−]?)(\d*)([¼½¾]?)$/);
  return (sign ? -1 : 1) * (Number(whole) + ({ "¼": 0.25, "½": 0.5, "¾": 0.75 }[part] ?? 0));
}

const totals = async ({ page }) => {
  await page.click("#desk-sheet > summary");
  const sheet = page.locator("#desk-sheet .score-sheet");
  assert.ok(await sheet.isVisible());
  const names = await sheet.locator(".column-name").allTextContents();
  const points = await sheet.locator("tfoot tr:first-child td").allTextContents();
  return names.map((name, index) => [name, value(points[index])]);
};

scene("a whole game of two people and two opponents", async ({ server, arrive }) => {
  const [anna, boris] = [await arrive(), await arrive()];
  const invitation = await anna.openTable(["me", "invite", "mind:random", "mind:random"]);
  await boris.accept(invitation);
  await Promise.all([anna, boris].map((person) => person.playOn(undefined, varied())));

  const [hers, his] = [await totals(anna), await totals(boris)];
  assert.deepEqual(hers, his, "both see the same score");
  assert.equal(hers.length, 4);
  const most = Math.max(...hers.map(([, points]) => points));
  const winners = hers.filter(([, points]) => points === most).map(([name]) => name);
  const headline = await anna.page.innerText("#question");
  assert.ok(winners.some((name) => headline.includes(name)), `${headline}: ${winners}`);
  assert.equal(await anna.page.locator(".podium li").count(), 4);

  const download = anna.page.waitForEvent("download");
  await anna.page.click(".end a[download]");
  const record = join(server.folder, "record.jsonl");
  await (await download).saveAs(record);
  ask("record", "verify", record);
  anna.isContent();
  boris.isContent();
});
