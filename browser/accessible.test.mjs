// axe-core finds nothing serious on any page, in light and dark, in English and Russian.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GAMES, PHONE, PLAIN_PAGES, WIDE, builder, scene } from "./lib.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Colours change contrast only; a narrow screen shows other parts of the page. */
const LOOKS = [["light", WIDE, undefined], ["dark", WIDE, ["color-contrast"]], ["light", PHONE, undefined]];

/** Serious and critical violations of all rules or some, each with the first element it was found on. */
async function violations({ page }, runOnly) {
  await page.evaluate(AXE);
  const found = await page.evaluate((options) => axe.run(document, options), { resultTypes: ["violations"], runOnly, rules: runOnly ? {} : { "label-content-name-mismatch": { enabled: true } } });
  return found.violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary.split("\n")[1] ?? ""}`);
}

/** Addresses of every page, with tables in several states. */
async function everyPage(anna) {
  await anna.playNow();
  await anna.turn();
  const mine = anna.page.url();
  await anna.openTable(["me", "invite", "mind:random"]);
  const waiting = anna.page.url();
  await anna.openTable(["me", "mind:random"]);
  await anna.hurry();
  await anna.page.waitForSelector("#ask.end");
  const over = anna.page.url();
  await anna.openTable(["me", ...Array(4).fill("mind:random")], ["tribes", "prophecies", "buildings", "quick"]);
  await anna.turn();
  await anna.choose();
  await anna.turn();
  const large = anna.page.url();
  // Every game as it begins, at a full table.
  const begun = [];
  for (const { game, seats: [, most] } of GAMES) {
    await anna.openTable(["me", ...Array(most - 1).fill("mind:random")], [], game);
    await anna.turn();
    begun.push(anna.page.url());
  }
  const ages = await pagesOfAges(anna);
  return [...PLAIN_PAGES, mine, waiting, over, `${over}/at/5`, large, ...begun, ...ages];
}

/** The middle of Through the Ages; its end is that of any game. */
async function pagesOfAges(anna) {
  const game = "through-the-ages";
  await anna.openTable(["me", "mind:random"], ["no_resigning"], game);
  await anna.hurry((text) => text.includes("round 6<") && text.includes("Your actions") && text.includes("data-asked"), builder);
  return [anna.page.url()];
}

for (const language of ["en", "ru"]) {
  scene(`no serious or critical violation on any page (${language})`, async ({ server, arrive }) => {
    const anna = await arrive();
    const pages = await everyPage(anna);
    await anna.context.addCookies([{ name: "oikumene_language", value: language, url: server.url }]);
    const wrong = [];
    for (const path of pages) {
      await anna.visit(path);
      for (const [colorScheme, viewport, rules] of LOOKS) {
        await anna.page.emulateMedia({ colorScheme });
        await anna.page.setViewportSize(viewport);
        for (const found of await violations(anna, rules)) wrong.push(`${path} ${colorScheme} ${viewport.width}: ${found}`);
      }
    }
    assert.deepEqual(wrong, []);
    anna.isContent(/404.*\/nowhere/);
  });
}
