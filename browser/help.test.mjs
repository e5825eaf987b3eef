// Help on every kind of component, by pointer, by keyboard, by a tap; and the board close up.

import assert from "node:assert/strict";
import { PHONE, scene } from "./lib.mjs";

const MODULES = ["tribes", "prophecies", "buildings", "quick"];
const KINDS = [
  "picking", "placing", "calendar", "food-day", "temples", "technologies", "building", "jungle", "market", "skulls",
  "prophecies", "quick",
];

const tip = ({ page }) => page.locator("#tip");
/** A piece of a kind: the nearest topic around it is this one. */
const piece = async ({ page }, kind) => {
  const pieces = page.locator(`.board [data-topic="${kind}"][data-tip], .board [data-topic="${kind}"] [data-tip]`);
  const kinds = await pieces.evaluateAll((all) => all.map((one) => one.closest("[data-topic]").dataset.topic));
  return pieces.nth(kinds.indexOf(kind));
};

async function inTheMiddle(arrive, settings) {
  const anna = await arrive(settings);
  await anna.openTable(["me", "mind:random", "mind:random"], MODULES);
  await anna.turn();
  await anna.hurry((text) => /(Round|Раунд) [4-9]/.test(text) && text.includes("data-asked"));
  return anna;
}

scene("every kind of component explains itself to the pointer", async ({ arrive }) => {
  const anna = await inTheMiddle(arrive);
  for (const kind of KINDS) {
    const one = await piece(anna, kind);
    await anna.page.mouse.move(1, 1);
    await one.dispatchEvent("pointerover", { bubbles: true, pointerType: "mouse" });
    await tip(anna).locator(".tip-more").waitFor();
    const words = await one.evaluate((piece) => {
      const choice = piece.closest("[data-choice]")?.dataset.choice;
      return choice ? document.querySelector(`#choice-${choice} span`).textContent : piece.dataset.tip;
    });
    const said = await tip(anna).innerText();
    assert.ok(said.startsWith(words.split("\n")[0]), `${kind}: ${said}`);
    const about = await anna.page.locator(`#topic-${kind} p`).textContent();
    assert.ok(said.includes(about), `${kind} has help of its own`);
    await anna.page.keyboard.press("Escape");
    assert.ok(await tip(anna).isHidden());
  }
  anna.isContent();
});

scene("arrow keys walk from piece to piece, each with its words", async ({ arrive }) => {
  const anna = await inTheMiddle(arrive);
  const { page } = anna;
  await page.focus("#pan");
  const seen = new Set();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    assert.ok(await tip(anna).isVisible());
    const [name, outline] = await page.evaluate(() => [document.activeElement.getAttribute("aria-label"), getComputedStyle(document.activeElement).outlineStyle]);
    assert.ok(name.length > 2);
    assert.notEqual(outline, "none");
    seen.add(name);
  }
  assert.ok(seen.size >= 4, [...seen].join(" | "));
  anna.isContent();
});

scene("a piece that the keyboard scrolls to keeps its words beside it", async ({ arrive }) => {
  const anna = await inTheMiddle(arrive);
  const { page } = anna;
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const scrolled = () => page.locator("#pan").evaluate((pan) => [pan.scrollLeft, pan.scrollTop].join());
  await page.focus("#pan");
  for (let times = 0; times < 4; times++) await page.keyboard.press("+");
  const places = new Set();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"]) {
    await page.keyboard.press(key);
    await frames();
    places.add(await scrolled());
    assert.ok(await tip(anna).isVisible());
    const far = await page.evaluate(() => {
      const [piece, tip] = [document.activeElement, document.getElementById("tip")].map((one) => one.getBoundingClientRect());
      const apart = (a0, a1, b0, b1) => Math.max(0, b0 - a1, a0 - b1);
      return Math.hypot(apart(piece.left, piece.right, tip.left, tip.right), apart(piece.top, piece.bottom, tip.top, tip.bottom));
    });
    assert.ok(far < 40, `${far} from its piece`);
  }
  assert.ok(places.size > 1, "the board was scrolled");
  anna.isContent();
});

scene("a tap explains, and the board comes closer and moves under the finger", async ({ arrive }) => {
  const anna = await inTheMiddle(arrive, { viewport: PHONE, locale: "ru-RU", isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const { page } = anna;
  const width = () => page.locator(".board").evaluate((board) => board.getBoundingClientRect().width);
  await page.click(".fold");
  const one = page.locator(".board .calendar .food-next");
  await one.scrollIntoViewIfNeeded();
  await one.tap();
  await tip(anna).locator(".tip-more").waitFor();
  assert.match(await tip(anna).innerText(), /День Пищи/);
  const box = await tip(anna).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width && box.y >= 0 && box.y + box.height <= PHONE.height);
  await page.tap("#question");
  assert.ok(await tip(anna).isHidden());

  const before = await width();
  await page.tap("[data-zoom-by='1']");
  assert.ok((await width()) > before);
  const room = await page.locator("#pan").evaluate((pan) => [pan.scrollWidth > pan.clientWidth, getComputedStyle(pan).overflowX]);
  assert.deepEqual(room, [true, "auto"], "there is more to see, and a finger moves it");
  await page.locator("#pan").evaluate((pan) => pan.scrollTo(120, 60));
  await page.tap(".fold");
  await anna.turn();
  await page.locator(".choices button:visible").first().tap();
  const kept = await page.locator("#pan").evaluate((pan) => pan.scrollLeft);
  assert.equal(kept, 120, "a choice does not move the board away");
  await page.tap("[data-zoom-by='-1']");
  await page.tap("[data-zoom-by='-1']");
  assert.ok((await width()) <= PHONE.width);
  anna.isContent();
});
