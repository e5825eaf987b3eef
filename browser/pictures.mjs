// Pictures of every page into a folder: light and dark, wide and narrow, English and Russian.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { GAMES, PHONE, Person, Server, WIDE, builder, launch } from "./lib.mjs";

const MODULES = ["tribes", "prophecies", "buildings", "quick"];
const OPPONENTS = Array(4).fill("mind:random");
const folder = process.argv[2] ?? "pictures";

/** At the beginning of a turn of one's own. */
const isTurn = (text) => text.includes("data-asked") && text.includes("place workers or pick them up");

/** Tables of Through the Ages: how each begins, its middle, its end. */
async function ages(anna) {
  const found = {};
  const isActing = (text) => text.includes("data-asked") && /Your actions|The first round/.test(text);
  for (const [name, seats, when] of [["start", 2, /round 1</], ["middle", 3, /Age II</], ["late", 4, /Age III</], ["end", 3, /never/]]) {
    await anna.openTable(["me", ...OPPONENTS.slice(0, seats - 1)], ["no_resigning"], "through-the-ages");
    await anna.hurry((text) => when.test(text) && isActing(text), builder);
    found[`table-ages-${name}`] = anna.page.url();
  }
  return found;
}

/** Every game: its form, and its table as it begins with as many seats as there are. */
async function beginnings(anna) {
  const found = {};
  for (const { game, seats: [, most] } of GAMES) {
    found[`new-${game}`] = `/new/${game}`;
    await anna.openTable(["me", ...OPPONENTS.slice(0, most - 1)], [], game);
    await anna.turn();
    found[`table-${game}`] = anna.page.url();
  }
  return found;
}

/** Addresses by name: the pages, and tables in several states. */
async function states(anna) {
  await anna.openTable(["me", ...OPPONENTS], MODULES);
  await anna.turn();
  const setup = anna.page.url();
  await anna.openTable(["me", "mind:random", "mind:random"]);
  await anna.hurry((text) => /Round (9|1\d)/.test(text) && isTurn(text));
  const base = anna.page.url();
  await anna.openTable(["me", ...OPPONENTS], MODULES);
  await anna.hurry((text) => /Round 1[2-9]/.test(text) && isTurn(text));
  const middle = anna.page.url();
  await anna.openTable(["me", "mind:random", "mind:random", "mind:random"], MODULES);
  await anna.hurry();
  const end = anna.page.url();
  await anna.openTable(["me", "invite", "mind:random"]);
  const waiting = anna.page.url();
  return {
    hall: "/", account: "/account", error: "/nowhere",
    "table-setup": setup, "table-waiting": waiting, "table-base": base, "table-middle": middle, "table-end": end,
  };
}

/** What somebody does at the table in the middle of the game before the picture is taken. */
const DEEDS = {
  "table-preview": (page) => page.locator(".choice button").nth(1).hover(),
  "table-why-not": async (page) => {
    await page.evaluate(() => { document.getElementById("why-not").open = true; });
    await page.locator("#why-not").scrollIntoViewIfNeeded();
  },
  "table-tip": async (page) => {
    await page.focus("#pan");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  },
  "table-help": (page) => page.click("#desk-help > summary"),
};

/** At a table of Through the Ages. */
const AGES_DEEDS = {
  "table-ages-other": (page) => page.evaluate(() => { document.getElementById("look-1").open = true; }),
  "table-ages-preview": (page) => page.locator(".ages a.can").first().hover(),
};

const SIZES = { wide: WIDE, narrow: PHONE, large: { width: 1920, height: 1080 } };
/** On a large screen only what differs there. */
const LARGE = ["hall", "table-middle", "table-ages-middle"];

async function picture(person, name, address) {
  const { page, context, server } = person;
  for (const language of ["en", "ru"]) {
    await context.addCookies([{ name: "oikumene_language", value: language, url: server.url }]);
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (size === "large" && !LARGE.includes(name)) continue;
      await page.setViewportSize(viewport);
      await page.mouse.move(0, 0);
      await person.visit(address);
      await page.evaluate(() => document.fonts.ready);
      await { ...DEEDS, ...AGES_DEEDS }[name]?.(page);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const path = join(folder, `${name}-${language}-${colorScheme}-${size}.png`);
        await page.screenshot({ path, caret: "initial", fullPage: !name.startsWith("table") });
      }
    }
  }
}

const server = await Server.start();
const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  const stranger = await Person.arrive(browser, server);
  await picture(stranger, "hall-empty", "/");
  const anna = await Person.arrive(browser, server);
  const all = { ...(await beginnings(anna)), ...(await states(anna)), ...(await ages(anna)) };
  for (const deed of Object.keys(DEEDS)) all[deed] = all["table-middle"];
  for (const deed of Object.keys(AGES_DEEDS)) all[deed] = all["table-ages-middle"];
  for (const [name, address] of Object.entries(all)) await picture(anna, name, address);
} finally {
  await browser.close();
  await server.stop();
}
