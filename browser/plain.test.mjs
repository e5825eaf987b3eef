// Without script, every choice is a form that works.

import assert from "node:assert/strict";
import { scene } from "./lib.mjs";

scene("a choice without JavaScript", async ({ arrive }) => {
  const anna = await arrive({ javaScriptEnabled: false });
  const { page } = anna;
  await anna.playNow();
  for (let count = 0; count < 3; count += 1) {
    // Nothing tells this page that others have chosen: the person looks again.
    while ((await page.locator(".choices button").count()) === 0) await page.reload();
    const before = await anna.moves();
    await Promise.all([page.waitForNavigation(), page.locator(".choices button:visible").first().click()]);
    assert.ok((await anna.moves()) > before);
    assert.ok(await page.locator(".log li").first().isVisible());
  }
  // While others think, they may be faster than a click on undo: only when asked is it sure.
  const isAsked = async () => (await page.locator(".choices button").count()) > 0;
  while (!(await isAsked()) || (await page.locator("#undo:disabled").count())) {
    if (!(await isAsked())) await page.reload();
    else await Promise.all([page.waitForNavigation(), page.locator(".choices button:visible").first().click()]);
  }
  const before = await anna.moves();
  await Promise.all([page.waitForNavigation(), page.click("#undo")]);
  assert.equal(await anna.moves(), before - 1);
  anna.isContent();
});
