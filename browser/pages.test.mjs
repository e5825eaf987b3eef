// A walk through every page: no error, nothing that the policy forbids, nothing from elsewhere.

import assert from "node:assert/strict";
import { scene } from "./lib.mjs";

scene("no page has errors or asks another server", async ({ arrive }) => {
  const anna = await arrive();
  const { page } = anna;
  const press = (selector) => Promise.all([page.waitForNavigation(), page.click(selector)]);
  const answer = await anna.visit();
  assert.match(answer.headers()["content-security-policy"], /default-src 'none'/);
  await press("button[value=dark]");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  await press("button[value=ru]");
  assert.equal(await page.getAttribute("html", "lang"), "ru");
  await press("button[value=en]");

  await press(".who");
  await page.fill('form[action="/account/name"] input', "Anna of Ephesus");
  await press('form[action="/account/name"] button');
  await page.fill('form[action="/account/register"] [name=name]', "anna");
  await page.fill('form[action="/account/register"] [name=password]', "a long evening");
  await press('form[action="/account/register"] button');
  await press('form[action="/account/logout"] button');
  await press(".who");
  await page.fill('form[action="/account/login"] [name=name]', "anna");
  await page.fill('form[action="/account/login"] [name=password]', "not this one");
  await press('form[action="/account/login"] button');
  assert.ok(await page.isVisible("[role=alert]"));
  await page.fill('form[action="/account/login"] [name=name]', "anna");
  await page.fill('form[action="/account/login"] [name=password]', "a long evening");
  await press('form[action="/account/login"] button');

  await anna.openTable(["me", "beside", "mind:random"], ["tribes", "prophecies", "buildings", "quick"]);
  const table = page.url();
  await page.waitForSelector("main.passing form button, #main[data-asked]");
  if (await page.isVisible("main.passing")) await anna.page.click("main.passing form button");
  await anna.turn();
  await page.click("#desk-notes > summary");
  await page.fill("#notes-text", "Corn first");
  await page.click(".notes button");
  await page.waitForFunction(() => document.getElementById("notes-text").defaultValue.includes("Corn first"));
  await anna.visit(`${table}/at/1`);
  await page.click(".past a, .course .now");
  await anna.openTable(["me", "mind:random"]);
  await anna.hurry();
  await page.waitForSelector("#ask.end");
  await page.click("#seed > summary");
  await anna.visit();
  assert.ok(await page.isVisible(".finished .table-card"));
  await anna.visit("/nowhere");
  assert.ok(await page.isVisible("[data-message]"));
  anna.isContent(/404.*\/nowhere|422.*\/account\/login/);
});
