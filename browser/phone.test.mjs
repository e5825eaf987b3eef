// On a phone, in Russian: the first rounds of a table with a friend and two opponents.

import assert from "node:assert/strict";
import { PHONE, PLAIN_PAGES, scene } from "./lib.mjs";

const SETTINGS = { viewport: PHONE, locale: "ru-RU", isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** The first round that is not played any more. */
const ENOUGH = 3;

/** Words in Latin letters that somebody sees or hears, names of people and of languages apart. */
function latin() {
  const names = [...document.querySelectorAll(".seat-name, .who span, .sitting li")].map((name) => name.textContent.trim());
  const isOther = (element) => element.closest("code, kbd, script, style, [lang=en]");
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    const isHeard = parentElement.checkVisibility() || parentElement.closest("svg");
    if (isHeard && !isOther(parentElement)) said.push(data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (isOther(element)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
  }
  let text = said.join("\n");
  for (const name of names.filter(Boolean)) text = text.replaceAll(name, "");
  return (text.match(/[A-Za-z][A-Za-z'-]+/g) ?? []).filter((word) => !/^[IVX]+$/.test(word));
}

async function looksRight({ page }) {
  assert.equal(await page.getAttribute("html", "lang"), "ru");
  assert.deepEqual(await page.evaluate(latin), [], page.url());
  const [width, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= seen, `the page is ${width} wide on a screen of ${seen}: ${page.url()}`);
}

/** Taps the last choice, which a thumb must reach, and sees what came of it. */
async function tap(person) {
  const button = person.page.locator(".choices button:visible").last();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  assert.ok(box.height >= 40, `a choice ${box.height} high is too small for a thumb`);
  assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width && box.y + box.height <= PHONE.height);
  await person.change(() => button.tap());
}

/** Waits until this person is asked; not, once enough rounds were played. */
async function isAsked({ page }) {
  const state = await page.waitForFunction((enough) => {
    const round = Number(document.querySelector(".board .round")?.textContent.match(/\d+/)?.[0] ?? 0);
    if (round >= enough) return "enough";
    return "asked" in document.getElementById("main").dataset && "asked";
  }, ENOUGH);
  return (await state.jsonValue()) === "asked";
}

scene("the first rounds on a phone in Russian", async ({ arrive }) => {
  const [anna, boris] = [await arrive(SETTINGS), await arrive(SETTINGS)];
  for (const path of PLAIN_PAGES) {
    await anna.visit(path);
    await looksRight(anna);
  }
  const invitation = await anna.openTable(["me", "invite", "mind:random", "mind:random"]);
  await looksRight(anna);
  await boris.page.goto(invitation);
  await looksRight(boris);
  await boris.accept(invitation);
  await Promise.all([anna, boris].map(async (person) => {
    while (await isAsked(person)) {
      await looksRight(person);
      await tap(person);
    }
    for (const panel of ["people", "desk-log", "desk-sheet", "desk-talk", "desk-notes", "desk-help"]) {
      const summary = person.page.locator(`#${panel} > summary`);
      if (!(await person.page.locator(`#${panel}`).evaluate((details) => details.open))) await summary.tap();
      await looksRight(person);
    }
  }));
  anna.isContent(/404.*\/nowhere/);
  boris.isContent();
});
