// Back and forth: step by step, and to the start of the turn.

import assert from "node:assert/strict";
import { brief, scene } from "./lib.mjs";

/** What a person sees of the position. */
const seen = ({ page }) =>
  page.evaluate(() => {
    const text = (selector) => [...document.querySelectorAll(selector)].map((element) => element.innerText);
    const pieces = [...document.querySelectorAll(".board [id]")].map((piece) => `${piece.id} ${piece.getAttribute("transform")}`);
    return { choices: text(".choices button"), question: text("#question"), goods: text(".seat-goods"), log: text(".log li"), pieces };
  });

const place = (person) => person.choose((words) => words.findIndex((text) => /Place a worker/.test(text)));
const press = (person, id) => person.change(() => person.page.click(`#${id}`));

scene("undo and redo step by step and to the start of the turn", async ({ arrive }) => {
  const anna = await arrive();
  await anna.playNow();
  const isTurn = async () => (await anna.turn()) && /place workers or pick them up/.test(await anna.page.innerText("#question"));
  await anna.playOn(isTurn, brief);

  const steps = [await seen(anna)];
  for (const _ of [1, 2]) {
    await place(anna);
    steps.push(await seen(anna));
  }
  assert.notDeepEqual(steps[0], steps[1]);
  assert.notDeepEqual(steps[1], steps[2]);
  assert.ok(await anna.page.isDisabled("#redo"));

  await press(anna, "undo");
  assert.deepEqual(await seen(anna), steps[1]);
  await press(anna, "undo");
  assert.deepEqual(await seen(anna), steps[0]);
  await press(anna, "redo");
  assert.deepEqual(await seen(anna), steps[1]);
  await press(anna, "redo");
  assert.deepEqual(await seen(anna), steps[2]);
  assert.ok(await anna.page.isDisabled("#redo"));
  await press(anna, "undo-turn");
  assert.deepEqual(await seen(anna), steps[0]);

  await place(anna);
  assert.ok(await anna.page.isDisabled("#redo"), "another choice ends what could be redone");
  const moves = await anna.moves();
  await anna.change(() => anna.page.click(".choice.is-done button"));
  await anna.page.waitForFunction((moves) => Number(document.getElementById("course").max) > moves + 1, moves);
  await anna.turn();
  assert.ok(await anna.page.isDisabled("#undo"), "nobody takes back what others have answered");
  anna.isContent();
});
