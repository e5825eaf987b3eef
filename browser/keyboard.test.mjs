// Keyboard only: from the first page through several turns, and the focus is always seen.

import assert from "node:assert/strict";
import { PLAIN_PAGES, scene } from "./lib.mjs";

const MOST_TABS = 150;

/** The focused element: its name, and what makes the focus seen. */
function focus() {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const isOutlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const isOnScreen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const name = `${element.nodeName} #${element.id} ${element.textContent.slice(0, 40)}`;
  return { name, isBody: element === document.body, isSeen: isOutlined && isOnScreen && box.width > 0 };
}

/** Tabs on until the focused element matches, and sees the focus at every stop. */
async function tabTo({ page }, selector) {
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press("Tab");
    const { name, isBody, isSeen } = await page.evaluate(focus);
    if (!isBody) assert.ok(isSeen, `the focus is not seen on ${name}`);
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  assert.fail(`no Tab leads to ${selector}`);
}

const enter = (person) => person.change(() => person.page.keyboard.press("Enter"));

scene("several turns with the keyboard only", async ({ arrive }) => {
  const anna = await arrive();
  await anna.visit();
  await tabTo(anna, 'form[action="/play-now"] button');
  await anna.page.keyboard.press("Enter");
  await anna.page.waitForSelector("#main[data-live]");
  for (let turn = 0; turn < 4; turn += 1) {
    await anna.turn();
    await tabTo(anna, "#choice-0");
    await enter(anna);
    await anna.turn();
    const key = await anna.page.locator(".choices kbd").first().textContent();
    await anna.change(() => anna.page.keyboard.press(key));
    await anna.turn();
    if (await anna.page.locator("#undo:enabled").count()) {
      const before = await anna.page.innerText("#question");
      await anna.change(() => anna.page.keyboard.press("u"));
      await anna.change(() => anna.page.keyboard.press("r"));
      assert.equal(await anna.page.innerText("#question"), before);
    }
    if (await anna.page.locator('[data-key="e"]').count()) await anna.change(() => anna.page.keyboard.press("e"));
  }
  await anna.turn();
  await anna.page.keyboard.press("?");
  await anna.page.waitForSelector("#desk-help[open]");
  anna.isContent();
});

scene("a piece on the board is a button for the keyboard too", async ({ arrive }) => {
  const anna = await arrive();
  await anna.playNow();
  await anna.playOn(() => anna.page.locator(".board [data-choice]").count());
  await tabTo(anna, ".board [data-choice]");
  const name = await anna.page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  assert.ok(name.trim().length > 3, "it has a name");
  await enter(anna);
  anna.isContent();
});

scene("every stop on every page shows the focus", async ({ arrive }) => {
  const anna = await arrive();
  for (const path of PLAIN_PAGES) {
    await anna.visit(path);
    await tabTo(anna, ".who");
    await tabTo(anna, "body");
  }
  anna.isContent(/404.*\/nowhere/);
});
