// Pictures of every page into a folder: light and dark, wide and narrow, English and Russian.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PHONE, Person, Server, WIDE, launch } from "./lib.mjs";

const MODULES = ["tribes", "prophecies", "buildings", "quick"];
const OPPONENTS = Array(4).fill("mind:random");
const folder = process.argv[2] ?? "pictures";

/** Addresses by name: the pages, and tables in several states. */
async function states(anna) {
  await anna.openTable(["me", ...OPPONENTS], MODULES);
  await anna.turn();
  const setup = anna.page.url();
  await anna.openTable(["me", "mind:random", "mind:random"]);
  await anna.hurry((text) => /Round (9|1\d)/.test(text) && text.includes("data-asked"));
  const base = anna.page.url();
  await anna.openTable(["me", ...OPPONENTS], MODULES);
  await anna.hurry((text) => /Round 1[2-9]/.test(text) && text.includes("data-asked"));
  const middle = anna.page.url();
  await anna.openTable(["me", "mind:random", "mind:random", "mind:random"], MODULES);
  await anna.hurry();
  const end = anna.page.url();
  await anna.openTable(["me", "invite", "mind:random"]);
  const waiting = anna.page.url();
  return {
    hall: "/", new: "/new/tzolkin", account: "/account", error: "/nowhere",
    "table-setup": setup, "table-waiting": waiting, "table-base": base, "table-middle": middle, "table-end": end,
  };
}

const server = await Server.start();
const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  const anna = await Person.arrive(browser, server);
  const { page } = anna;
  for (const [name, address] of Object.entries(await states(anna))) {
    for (const language of ["en", "ru"]) {
      await anna.context.addCookies([{ name: "oikumene_language", value: language, url: server.url }]);
      for (const [size, viewport] of [["wide", WIDE], ["narrow", PHONE]]) {
        await page.setViewportSize(viewport);
        await page.mouse.move(0, 0);
        await anna.visit(address);
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const path = join(folder, `${name}-${language}-${colorScheme}-${size}.png`);
          await page.screenshot({ path, caret: "initial", fullPage: !name.startsWith("table") });
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
