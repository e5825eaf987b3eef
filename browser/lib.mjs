// The program under test, browsers of people, and what a person does at a table by what they see.

import assert from "node:assert/strict";
import { spawn, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import test from "node:test";
import { chromium } from "playwright-core";

export const PROGRAM = process.env.OIKUMENE_BIN ?? new URL("../target/release/oikumene", import.meta.url).pathname;
/** The games of the program: `game`, `name`, `seats` from and to, `modules`. */
export const GAMES = JSON.parse(execFileSync(PROGRAM, ["games", "--json"], { encoding: "utf8" }));
/** Pages that are there without a table, the form of every game among them. */
export const PLAIN_PAGES = ["/", ...GAMES.map(({ game }) => `/new/${game}`), "/account", "/nowhere"];
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

// ---- The program

/** A server of its own: a free port, a database in a folder that goes with it. */
export class Server {
  static async start(settings = {}) {
    const server = new Server();
    server.settings = settings;
    server.folder = mkdtempSync(join(tmpdir(), "oikumene-browser-"));
    await server.run("127.0.0.1:0");
    return server;
  }

  async run(listen) {
    const db = `sqlite://${join(this.folder, "oikumene.db")}`;
    const env = { ...process.env, OIKUMENE_LISTEN: listen, OIKUMENE_DB: db, ...this.settings };
    this.process = spawn(PROGRAM, ["serve", "--json"], { env, stdio: ["ignore", "pipe", "ignore"] });
    const lines = createInterface(this.process.stdout);
    const ended = once(this.process, "exit").then(() => { throw new Error("the server does not start"); });
    const [line] = await Promise.race([once(lines, "line"), ended]);
    ended.catch(() => {});
    this.url = JSON.parse(line).address;
    this.origin = new URL(this.url).origin;
  }

  /** As by a power cut. */
  async kill() {
    const ended = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await ended;
  }

  /** Again, with the same address and database. */
  revive() {
    return this.run(new URL(this.url).host);
  }

  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What the program prints when asked to do one thing. */
export const ask = (...args) => execFileSync(PROGRAM, args, { encoding: "utf8" });

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

// ---- People

/** A person with a browser of their own; whatever goes wrong in it is remembered. */
export class Person {
  static async arrive(browser, server, settings = {}) {
    const person = new Person();
    person.faults = [];
    person.context = await browser.newContext({ viewport: WIDE, locale: "en-GB", reducedMotion: "reduce", ...settings });
    person.page = await person.context.newPage();
    person.page.setDefaultTimeout(20_000);
    person.server = server;
    await person.watch();
    return person;
  }

  async watch() {
    const { page, context, faults, server } = this;
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        faults.push(`console: ${message.text()} ${message.location().url}`);
      }
    });
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== server.origin && url.protocol !== "data:") faults.push(`leaves the server: ${url}`);
    });
  }

  /** Nothing went wrong in this browser; `expected` are faults that the test itself causes. */
  isContent(expected = /^$/) {
    assert.deepEqual(this.faults.filter((fault) => !expected.test(fault)), []);
  }

  visit(path = "/") {
    return this.page.goto(new URL(path, this.server.url).href);
  }

  /** From the first page: the button that begins at once. */
  async playNow(game = GAMES[0].game) {
    await this.visit();
    await this.page.click(`#game-${game} form[action="/play-now"] button`);
    await this.page.waitForSelector("#main[data-live]");
  }

  /** From the first page: a new table with these seats and modules; tells the invitation if any. */
  async openTable(seats, modules = [], game = GAMES[0].game) {
    await this.visit();
    await this.page.click(`a[href="/new/${game}"]`);
    await this.page.click(`label:has(input[name=seats][value="${seats.length}"])`);
    for (const [index, who] of seats.entries()) await this.page.selectOption(`select[name=seat-${index + 1}]`, who);
    for (const module of modules) await this.page.check(`input[name=module-${module}]`);
    await this.page.click("form.setup button.primary");
    await this.page.waitForSelector("#main[data-live]");
    const invite = this.page.locator("#invite-link");
    return (await invite.count()) ? invite.inputValue() : null;
  }

  async accept(invitation) {
    await this.page.goto(new URL(invitation, this.server.url).href);
    await this.page.click("main form button.primary");
    await this.page.waitForSelector("#main[data-live]");
  }

  revision() {
    return this.page.locator("#main").getAttribute("data-revision");
  }

  /** How many choices were made. */
  async moves() {
    return Number(await this.page.locator("#course").getAttribute("max"));
  }

  /** Waits until this person is asked, or the game is over: then nothing is asked. */
  async turn() {
    await this.page.waitForSelector("#main[data-asked] .choices button, #ask.end", { timeout: 60_000 });
    return (await this.page.locator("#ask.end").count()) === 0;
  }

  /** Does something and waits until the table is another one, without a reload. */
  async change(act) {
    const before = await this.revision();
    await act();
    await this.page.waitForFunction((before) => document.getElementById("main").dataset.revision !== before, before);
  }

  /** Makes a choice that `policy` finds among the words on the visible buttons. */
  async choose(policy = brief) {
    const buttons = this.page.locator(".choices button:visible");
    const number = policy(await buttons.allInnerTexts(), await this.page.innerText("#question"));
    assert.ok(number >= 0, "the wanted choice is there");
    await this.change(() => buttons.nth(number).click());
  }

  /** Plays on without a page, by the forms that the page would post; `policy` finds a choice by its
      notation, otherwise it is the last. */
  async hurry(isEnough = () => false, policy = brief) {
    const url = new URL(this.page.url()).href;
    for (;;) {
      const text = await (await this.context.request.get(url)).text();
      if (isEnough(text) || text.includes('/record"')) break;
      const forms = [...text.matchAll(/name="n" value="(\d+)"><input type="hidden" name="choice" value="([^"]*)"/g)];
      if (forms.length === 0) continue;
      const choices = forms.map(([, , choice]) => unescaped(choice));
      const [, n] = forms[0];
      const choice = choices[policy(choices)];
      await this.context.request.post(`${url}/choose`, { form: { n, choice } });
    }
    await this.page.reload();
  }

  async playOn(isEnough = () => false, policy = brief) {
    while (!(await isEnough()) && (await this.turn())) await this.choose(policy);
  }
}

const unescaped = (text) => text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** What stands last: it ends turns and declines offers wherever that is possible. */
export const brief = (words) => words.length - 1;

/** Builds a little of everything: the first choice by its notation that can be made, or the last. */
export const builder = (choices) => {
  const wishes = [/^develop/, /^lead/, /^build/, /^upgrade/, /^stages/, /^population/, /^play/, /^prepare/, /^take (10|[1-9])$/];
  for (const wish of wishes) {
    const found = choices.findIndex((choice) => wish.test(choice));
    if (found >= 0) return found;
  }
  return choices.length - 1;
};

/** Ends what can be ended (the key `e`), otherwise tries everything in turn. */
export function varied() {
  let count = 0;
  return (words) => {
    const end = words.findIndex((text) => /^e\b/.test(text));
    return end >= 0 ? end : (count += 7) % words.length;
  };
}

/**
 * A test with people: its server, with these variables of the environment, and its browser come
 * before it and go after it.
 */
export function scene(name, play, settings = {}) {
  test(name, { timeout: 180_000 }, async () => {
    const server = await Server.start(settings);
    const browser = await launch();
    try {
      await play({ server, arrive: (settings) => Person.arrive(browser, server, settings) });
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}
