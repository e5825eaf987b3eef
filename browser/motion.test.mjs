// Pieces travel, gears turn together, numbers count; and nothing moves for those who wish it so.

import assert from "node:assert/strict";
import { scene } from "./lib.mjs";

/** Remembers every piece that takes off, and every transition that starts on a gear. */
const WATCH = () => {
  window.seen = { flights: 0, turned: new Set(), counted: 0 };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.id === "flights") window.seen.flights += addedNodes.length;
      if (target.closest?.(".seat-card b")) window.seen.counted += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
  addEventListener("transitionrun", ({ target }) => target.matches(".gear, .disc") && window.seen.turned.add(target.id));
};
const seen = ({ page }) => page.evaluate(() => ({ ...window.seen, turned: [...window.seen.turned] }));
const place = (words) => words.findIndex((text) => /Place a worker on (Palenque|Tikal|Uxmal|Yax)/.test(text));

async function turn(anna) {
  await anna.playNow();
  await anna.playOn(async () => (await anna.turn()) && /place workers or pick/.test(await anna.page.innerText("#question")));
  await anna.page.evaluate(WATCH);
  await anna.choose(place);
  await anna.page.waitForFunction(() => document.getElementById("flights").childElementCount === 0);
  const placed = await seen(anna);
  await anna.playOn(async () => (await anna.page.locator(".board .round").textContent()) !== "Round 1", (words) => {
    const end = words.findIndex((text) => /^e?\s*(End|Finish|Done|Enough)/i.test(text));
    return end >= 0 ? end : 0;
  });
  await anna.turn();
  return [placed, await seen(anna)];
}

scene("a worker flies to its place, the calendar and its gears turn together", async ({ arrive }) => {
  const anna = await arrive({ reducedMotion: "no-preference" });
  const [placed, later] = await turn(anna);
  assert.ok(placed.flights >= 1);
  for (const wheel of ["calendar", "gear-palenque", "gear-tikal", "gear-uxmal", "gear-yaxchilan", "gear-chichen_itza"]) {
    assert.ok(later.turned.includes(wheel), `${wheel}: ${later.turned}`);
  }
  assert.ok(later.counted > 0, "numbers count");
  anna.isContent();
});

scene("nothing moves with reduced motion", async ({ arrive }) => {
  const anna = await arrive({ reducedMotion: "reduce" });
  const [, later] = await turn(anna);
  assert.equal(later.flights, 0);
  assert.deepEqual(later.turned, []);
  anna.isContent();
});
