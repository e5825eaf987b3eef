// On a phone, in Russian: the first rounds of a table with a friend and two opponents.

import assert from "node:assert/strict";
import { PHONE, scene } from "./lib.mjs";

const SETTINGS = { viewport: PHONE, locale: "ru-RU", isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** Choices that reach into the third round. */
const ENOUGH = 7;

/** Words in Latin letters that somebody sees or hears, names of people and of languages apart. */
function latin() {
  const names = [...document.querySelectorAll(".seat-name, .who span, .sitting li")].map((name) => name.textContent.trim());
  const said = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")) {
    if (element.lang === "en") continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
  }
  for (const title of document.querySelectorAll("svg title")) said.push(title.textContent);
  let text = said.join("\n");
  for (const name of names.filter(Boolean)) text = text.replaceAll(name, "");
  for (const other of document.querySelectorAll("[lang=en], code, kbd, #invite-link")) text = text.replace(other.innerText, "");
  return text.match(/[A-Za-z][A-Za-z'-]+/g) ?? [];
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

scene("the first rounds on a phone in Russian", async ({ arrive }) => {
  const [anna, boris] = [await arrive(SETTINGS), await arrive(SETTINGS)];
  for (const path of ["/", "/new/tzolkin", "/account", "/nowhere"]) {
    await anna.visit(path);
    await looksRight(anna);
  }
  const invitation = await anna.openTable(["me", "invite", "mind:random", "mind:random"]);
  await looksRight(anna);
  await boris.page.goto(invitation);
  await looksRight(boris);
  await boris.accept(invitation);
  await Promise.all([anna, boris].map(async (person) => {
    for (let count = 0; count < ENOUGH; count += 1) {
      await person.turn();
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
