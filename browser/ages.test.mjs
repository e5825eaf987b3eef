// Through the Ages at the table: a whole game, other civilizations, previews, keyboard, phone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PHONE, builder, scene } from "./lib.mjs";

const GAME = "through-the-ages";
const MODULES = ["no_resigning"];
const LEAST = 11; // Pixels of a letter.

const open = async (person, seats) => {
  const invitation = await person.openTable(seats, MODULES, GAME);
  if (!invitation) await person.turn();
  return invitation;
};

const inAge = (age) => (text) => text.includes(`Age ${age}<`) && text.includes("Your actions") && text.includes("data-asked");

/** Clicks a piece of the table that makes a choice, if there is one. */
async function touch(person, selector) {
  const pieces = person.page.locator(`.ages ${selector}:visible`);
  if ((await pieces.count()) === 0) return false;
  await person.change(() => pieces.first().click());
  return person.turn();
}

/** Plays by pieces of the table while the time on it matches. */
async function pieceByPiece(person, time) {
  const pieces = ["a.card.can", ".hand a.face.can", ".pool a.do", ".works a.do", ".holdings a.do"];
  for (let count = 0; await person.turn(); count += 1) {
    if (!time.test(await person.page.innerText(".ages .round"))) return;
    let isMade = false;
    if (count % 3 < 2) {
      for (const piece of pieces.slice(count % pieces.length)) isMade ||= await touch(person, piece);
    }
    if (!isMade) await person.choose();
  }
}

scene("a whole game of two people in two browsers and an opponent", async ({ arrive }) => {
  const [anna, boris] = [await arrive(), await arrive()];
  const invitation = await open(anna, ["me", "invite", "mind:random"]);
  await boris.accept(invitation);
  const people = [anna, boris];
  // The first rounds by the pieces on the table, the long middle in a hurry, the end by the list.
  await Promise.all(people.map(async (person) => {
    await pieceByPiece(person, /round [1-4]$/);
    await person.hurry((text) => text.includes("Age IV<"), builder);
    await person.playOn();
  }));
  for (const person of [anna, boris]) {
    assert.match(await person.page.innerText("#ask.end"), /win|share/i);
    assert.ok(await person.page.locator(".chart svg").isVisible(), "the course of the score");
    await person.page.click("#desk-sheet > summary");
    assert.match(await person.page.innerText(".score-sheet"), /Production/);
    person.isContent();
  }
  const [mine, theirs] = await Promise.all([anna, boris].map((person) => person.page.innerText(".podium")));
  assert.equal(mine, theirs, "both see the same end");
});

scene("every civilization is one tab away", async ({ arrive }) => {
  const anna = await arrive();
  await open(anna, ["me", "mind:random", "mind:random"]);
  const { page } = anna;
  const isShown = (seat) => page.locator(`#look-${seat} .civilization`).isVisible();
  assert.ok(await isShown(0), "the own one is open");
  await page.click("#look-1 > summary");
  assert.ok((await isShown(1)) && !(await isShown(0)));
  await page.click("#look-1 > summary");
  assert.ok(await isShown(1), "one stays open");
  await page.click("#seat-2 .seat-name");
  assert.ok((await isShown(2)) && !(await isShown(1)), "the strip leads there too");
  await anna.choose();
  await anna.turn();
  assert.ok(await isShown(2), "a choice does not close it");
  anna.isContent();
});

scene("civilizations and choices without JavaScript", async ({ arrive }) => {
  const anna = await arrive({ javaScriptEnabled: false });
  const { page } = anna;
  await anna.openTable(["me", "mind:random"], MODULES, GAME);
  while ((await page.locator(".choices button").count()) === 0) await page.reload();
  await page.click("#look-1 > summary");
  assert.ok(await page.locator("#look-1 .civilization").isVisible());
  const before = await anna.moves();
  await Promise.all([page.waitForNavigation(), page.locator(".choices button:visible").first().click()]);
  assert.ok((await anna.moves()) > before);
  anna.isContent();
});

const GOLDEN = new URL("../games/through-the-ages/tests/golden/four.jsonl", import.meta.url);

/** Texts that are too small, with their size. */
function tiny(least) {
  const texts = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    if (data.trim() && parentElement.checkVisibility() && size < least) found.push(`${data} ${size}`);
  }
  return found;
}

/** What does not lie wholly on the screen, and what does not fit into its place. */
function offScreen() {
  const seen = (part) => part.checkVisibility();
  const parts = [...document.querySelectorAll(".ages, .card, .tech, .chip, .bank, .seat-card, .goods li, #ask, .desk")].filter(seen);
  const outside = parts.filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const places = [...document.querySelectorAll(".pan, .civilization, .world, .card, .tech")].filter(seen);
  const full = places.filter((place) => place.scrollHeight > place.clientHeight + 2 || place.scrollWidth > place.clientWidth + 2);
  return [...outside, ...full].map((part) => `${part.className} ${part.textContent.slice(0, 40)}`);
}

/** Every number legible, and everything on the screen, in both languages and at two civilizations. */
async function fits({ page, context, server }, what) {
  for (const language of ["en", "ru"]) {
    await context.addCookies([{ name: "oikumene_language", value: language, url: server.url }]);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    for (const seat of [0, 1]) {
      await page.click(`#look-${seat} > summary`);
      assert.deepEqual(await page.evaluate(tiny, LEAST), [], `${what} ${language}`);
      assert.deepEqual(await page.evaluate(offScreen), [], `${what} ${language}`);
    }
  }
}

scene("the whole table on one screen, every number legible", async ({ arrive }) => {
  const anna = await arrive();
  await open(anna, ["me", "mind:random", "mind:random", "mind:random"]);
  await fits(anna, "at the beginning");
  // A game that is kept, so that this never depends on the deal.
  await anna.visit();
  await anna.page.click(".import > summary");
  await anna.page.fill("#import-record", readFileSync(GOLDEN, "utf8"));
  await anna.page.click(".import form button");
  await anna.page.waitForSelector("#main[data-live]");
  const table = anna.page.url();
  for (const n of [250, 500, 700, 800]) {
    await anna.visit(`${new URL(table).pathname}/at/${n}`);
    await fits(anna, `after ${n} choices`);
  }
  anna.isContent();
});

scene("a choice tells what it changes before it is made, and a card tells all it says", async ({ arrive }) => {
  const anna = await arrive();
  await open(anna, ["me", "mind:random"]);
  await anna.hurry((text) => text.includes("round 2<") && text.includes("Your actions") && text.includes("data-asked"));
  const { page } = anna;
  await page.hover(".pool a.do");
  assert.match(await page.locator("#seat-0 [data-good=food]").getAttribute("data-delta"), /^−\d$/);
  assert.equal(await page.locator("#seat-0 [data-good=unused]").getAttribute("data-delta"), "+1");
  assert.equal(await page.locator("#seat-0 [data-good=civil]").getAttribute("data-delta"), "−1");
  await page.hover("a.card.can");
  await page.waitForSelector("#tip:not([hidden])");
  assert.match(await page.innerText("#tip"), /On the card: /);
  const refused = page.locator(".card.cannot").first();
  if (await refused.count()) {
    await refused.hover();
    await page.waitForFunction(() => /\n/.test(document.getElementById("tip").innerText));
  }
  anna.isContent();
});

scene("with the keyboard from piece to piece", async ({ arrive }) => {
  const anna = await arrive();
  await open(anna, ["me", "mind:random"]);
  const { page } = anna;
  await page.focus("#pan");
  await page.keyboard.press("ArrowDown");
  const seen = new Set();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]) {
    await page.keyboard.press(key);
    const [label, isTold] = await page.evaluate(() => [document.activeElement.getAttribute("aria-label"), !document.getElementById("tip").hidden]);
    assert.ok(label && isTold, `a piece with words after ${key}`);
    seen.add(label);
  }
  assert.ok(seen.size > 3);
  await page.locator("a.card.can").first().focus();
  await anna.change(() => page.keyboard.press("Enter"));
  await page.locator("#look-1 > summary").focus();
  await page.keyboard.press("Enter");
  assert.ok(await page.locator("#look-1 .civilization").isVisible());
  anna.isContent();
});

const TOUCH = { viewport: PHONE, locale: "ru-RU", isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Words in Latin letters that somebody sees, names and numbers of ages apart. */
function latin() {
  const isOther = (element) => element.closest("code, kbd, script, style, [lang=en], .seat-name, .who, summary, .log, .recap, h2, option");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let said = "";
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (parentElement.checkVisibility() && !isOther(parentElement)) said += `${data}\n`;
  }
  for (const element of document.querySelectorAll(".board [aria-label], .board [data-tip]")) said += `${element.ariaLabel ?? ""} ${element.dataset.tip ?? ""}\n`;
  const guests = said.replaceAll(/(Guest|Гость) [0-9a-f]{4}/g, "");
  return (guests.match(/[A-Za-z][A-Za-z'-]+/g) ?? []).filter((word) => !/^(I|II|III|IV)$/.test(word));
}

scene("on a phone in Russian: the table flows, a tap chooses, a long press tells", async ({ arrive }) => {
  const anna = await arrive(TOUCH);
  const { page } = anna;
  await open(anna, ["me", "mind:random", "mind:random"]);
  await anna.context.addCookies([{ name: "oikumene_language", value: "ru", url: anna.server.url }]);
  await anna.hurry((text) => /раунд [34]</.test(text) && text.includes("Ваши действия") && /<a class="card[^"]* can[ "]/.test(text), builder);
  assert.deepEqual(await page.evaluate(latin), []);
  const [width, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= seen, `the page is ${width} wide on a screen of ${seen}`);
  assert.deepEqual(await page.evaluate(tiny, LEAST), []);
  const small = await page.$$eval(".board a.can", (all) => all.filter((one) => one.getBoundingClientRect().height < 28 && one.checkVisibility()).map((one) => one.ariaLabel));
  assert.deepEqual(small, [], "a thumb finds every piece");
  await page.tap("[data-fold]");
  const card = page.locator("a.card.can").first();
  await card.scrollIntoViewIfNeeded();
  const revision = await anna.revision();
  const box = await card.boundingBox();
  const client = await anna.context.newCDPSession(page);
  const point = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point });
  await page.waitForSelector("#tip:not([hidden])");
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.match(await page.innerText("#tip"), /На карте: /);
  assert.equal(await anna.revision(), revision, "telling chooses nothing");
  await page.tap("#main .stage-bar");
  await anna.change(() => card.tap());
  anna.isContent();
});
