// Saves the reload, nothing more: every form and link of the table works without this file.
// It posts a form and morphs the page to the answer, listens for what others do, and lends keys.
"use strict";

import { after, before } from "./motion.js";
import { hideTip, listenForTips, prepareTips } from "./tips.js";

const root = document.documentElement;
root.dataset.script = "";

const byId = (id) => document.getElementById(id);
const main = () => byId("main");
const table = () => main()?.dataset.live;
const revision = () => Number(main()?.dataset.revision);
const wide = matchMedia("(min-width: 721px)");
const isSet = (name) => localStorage.getItem(`oikumene-${name}`) === "true";

// ---- Morphing: the old page becomes the new one, piece by piece, so that pieces travel, and
// focus, scroll, open panels and half-typed words stay. Pieces are known by their id.

function morphPage(next) {
  prepare(next);
  const focused = document.activeElement?.id;
  const spare = [];
  const placed = new Set();
  document.title = next.title;
  morph(document.body, next.body, spare, placed);
  for (const node of spare) if (!placed.has(node)) node.remove();
  const lost = focused && document.activeElement?.id !== focused;
  if (lost) (byId(focused) ?? byId("question"))?.focus();
}

function morph(from, to, spare, placed) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  if ("keep" in from.dataset) return;
  for (const { name, value } of to.attributes) {
    if (!isOwn(from, name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!isOwn(from, name) && !to.hasAttribute(name)) from.removeAttribute(name);
  }
  if (from.type === "range") from.value = to.getAttribute("value");
  if (from.nodeName === "TEXTAREA") {
    const isTyped = from.value !== from.defaultValue;
    from.defaultValue = to.defaultValue;
    if (!isTyped) from.value = to.defaultValue;
    return;
  }
  morphChildren(from, to, spare, placed);
}

// What the reader did to an element, and the server does not know.
const isOwn = (element, name) => element.nodeName === "DETAILS" && name === "open";

// First every child finds its place here, then each is morphed: deeper down, pieces may move away.
function morphChildren(from, to, spare, placed) {
  let at = from.firstChild;
  const pairs = [...to.childNodes].map((want) => {
    // What is kept as it is comes whole; all else is filled below.
    const isKept = "keep" in (want.dataset ?? {});
    const have = partner(from, at, want, placed) ?? document.importNode(want, isKept);
    if (have === at) at = at.nextSibling;
    else move(from, have, at);
    placed.add(have);
    return [have, want];
  });
  // Not wanted here, but perhaps elsewhere: removed only when the whole page is done.
  for (; at; at = at.nextSibling) spare.push(at);
  for (const [have, want] of pairs) morph(have, want, spare, placed);
}

function partner(parent, at, want, placed) {
  const fits = (node) => node.nodeName === want.nodeName && !placed.has(node);
  if (want.id) {
    const node = byId(want.id);
    return node && fits(node) && !node.contains(parent) ? node : null;
  }
  for (let node = at; node; node = node.nextSibling) if (!node.id && fits(node)) return node;
  return null;
}

// `moveBefore` keeps transitions running; browsers that lack it show the piece at its new place.
function move(parent, node, before) {
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

// ---- Fetching

let visits = 0;
let latest = 0; // The last revision heard of.
let isPosting = false;

let parts = new Map(); // Parts of the last page by their hash: what stays need not come again.

async function answer(url, options = {}) {
  const had = parts;
  const headers = { Accept: "text/html", "X-Live": "1", "X-Have": [...had.keys()].join(" ") };
  const response = await fetch(url, { ...options, headers });
  const page = new DOMParser().parseFromString(whole(await response.text(), had), "text/html");
  return { response, page };
}

// A page with the parts that did not come, without the marks around those that came.
function whole(text, had) {
  const now = new Map();
  const page = text.replace(/<!--=(\w+)-->|<!--\((\w+)-->(.*?)<!--\)-->/gs, (_, old, fresh, came) => {
    const part = old ? had.get(old) : came;
    now.set(old ?? fresh, part);
    return part;
  });
  if (now.size) parts = now;
  return page;
}

// Shows an address of this table without leaving the page.
async function visit(url) {
  const mine = ++visits;
  const { response, page } = await answer(url);
  if (mine !== visits || isPosting) return;
  if (!response.ok || !isThisTable(page)) throw new Error(`${response.status}`);
  history.replaceState(null, "", response.url);
  show(page);
}

const refresh = () => visit(location.href).catch(() => {});
const isThisTable = (page) => page.getElementById("main")?.dataset.live === table();

async function submit(form, button) {
  if (isPosting) return;
  isPosting = true;
  ++visits;
  const sent = answer(form.action, { method: "post", body: body(form, button) });
  const reply = await sent.catch(() => null).finally(() => (isPosting = false));
  if (!reply) return tell(notice("failed"), "failed");
  const { response, page } = reply;
  if (!response.ok) {
    tell(page.querySelector("[data-message]")?.textContent ?? notice("failed"), "failed");
    return refresh();
  }
  if (!isThisTable(page)) return location.assign(response.url);
  if (form.classList.contains("say")) form.reset();
  if (document.activeElement?.closest(".choices")) byId("question").focus({ preventScroll: true });
  if (new URL(response.url).pathname === location.pathname) show(page);
  else refresh();
}

const body = (form, button) => new URLSearchParams(new FormData(form, button ?? undefined));

function show(page) {
  const wasAsked = "asked" in main().dataset;
  const was = before();
  try {
    morphPage(page);
  } catch {
    return location.reload();
  }
  settle();
  hear();
  after(was);
  if (!wasAsked && "asked" in main().dataset) ring();
  answerTrivial();
  if (latest > revision()) refresh();
}

// ---- What the page needs from the script, before it is shown and after

function prepare(page) {
  prepareTips(page);
  for (const time of page.querySelectorAll("time[datetime]")) {
    const moment = new Date(time.dateTime);
    time.textContent = moment.toLocaleString(root.lang, { dateStyle: "medium", timeStyle: "short" });
  }
  const link = page.getElementById("invite-link");
  if (link) link.setAttribute("value", new URL(link.getAttribute("value"), location.href).href);
}

function settle() {
  wound = performance.now();
  for (const box of document.querySelectorAll("[data-setting]")) box.checked = isSet(box.dataset.setting);
  document.querySelector("[data-fold]")?.setAttribute("aria-expanded", !("folded" in root.dataset));
  light(null);
  hideTip();
}

// ---- Talk: what came while its tab was closed is counted there, and the latest of it is told

const line = (element) => Number(element.dataset.line);
let told = Infinity; // The last line that was there or was told when the page came.
function hear() {
  const [panel, count] = [byId("desk-talk"), byId("talk-new")];
  if (!panel) return;
  const lines = [...panel.querySelectorAll("[data-line]")]; // The latest first.
  const key = `oikumene-heard-${table()}`;
  if (panel.open && lines.length) localStorage.setItem(key, line(lines[0]));
  const heard = Number(localStorage.getItem(key) ?? -1);
  const fresh = lines.filter((element) => line(element) > heard && !("own" in element.dataset));
  count.hidden = !fresh.length;
  count.firstElementChild.textContent = fresh.length;
  const [newest] = fresh;
  if (newest && line(newest) > told && !isLost) {
    const name = newest.querySelector("b").textContent;
    const text = newest.querySelector("p").textContent;
    tell(name ? `${name}: ${text}` : text, "talk");
  }
  told = lines.length ? line(lines[0]) : -1;
}

// ---- Clocks count down between two answers of the server

const two = (number) => String(number).padStart(2, "0");
function sayTime(left, day) {
  const seconds = Math.floor(left / 1000);
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, two(seconds % 60)];
  if (days) return `${days} ${day} ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

let wound = performance.now(); // When the page's clocks were right.
function tick() {
  for (const clock of document.querySelectorAll("[data-running]")) {
    const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - wound));
    clock.querySelector("span").textContent = sayTime(left, clock.dataset.day);
    clock.classList.toggle("is-short", left < 60000);
  }
}

// ---- The hall looks again from time to time while somebody sees it: others invite, open tables
// and make their moves.

const AGAIN = 20000;
let isLooking = false;
async function lookAround() {
  if (document.hidden || isLooking) return;
  isLooking = true;
  const looked = await answer(location.href).catch(() => null);
  isLooking = false;
  const isHall = looked?.response.ok && "hall" in (looked.page.getElementById("main")?.dataset ?? {});
  if (!isHall || !("hall" in main().dataset)) return;
  morphPage(looked.page);
  settle();
}

const notice = (kind) => byId("notice").dataset[kind];
let silence;
function tell(text, kind) {
  const place = byId("notice");
  clearTimeout(silence);
  place.textContent = text;
  place.dataset.kind = kind;
  if (kind !== "lost") silence = setTimeout(() => (place.textContent = ""), 6000);
}

// ---- Live: a stream of revisions. The first event after a lost connection is the present.

let stream = null;
let isLost = false;
const SHORTEST = 1000;
const LONGEST = 30000;
let pause = SHORTEST; // Before the next try after a refusal.
function listen() {
  stream = new EventSource(`/t/${table()}/live`);
  stream.addEventListener("changed", (event) => {
    latest = Number(event.data);
    if (latest !== revision() && !isPosting) refresh();
  });
  stream.addEventListener("closed", () => {
    stream.close();
    location.reload();
  });
  stream.addEventListener("renew", () => {
    stream.close();
    listen();
  });
  stream.onopen = () => {
    pause = SHORTEST;
    if (!isLost) return;
    isLost = false;
    tell(notice("back"), "back");
  };
  stream.onerror = () => {
    isLost = true;
    if (stream.readyState === EventSource.CLOSED) comeAgain();
    else tell(notice("lost"), "lost"); // The browser tries again by itself.
  };
}

// The server has no stream for this page just now: the page looks for itself, less and less often.
function comeAgain() {
  setTimeout(listen, pause * (0.75 + Math.random() / 4));
  pause = Math.min(pause * 2, LONGEST);
  const looked = visit(location.href);
  const say = (kind) => isLost && tell(notice(kind), "lost");
  looked.then(() => say("paused")).catch(() => say("lost"));
}

// ---- My turn: a soft sound, and the only possible answer if the reader wishes

function ring() {
  if (!isSet("sound")) return;
  const audio = new AudioContext();
  const [volume, tone, now] = [audio.createGain(), audio.createOscillator(), audio.currentTime];
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.08, now + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => audio.close();
  tone.start();
  tone.stop(now + 0.65);
}

let answered = 0; // Never twice at one revision: a refused answer must not repeat itself.
function answerTrivial() {
  const [only, ...others] = document.querySelectorAll(".choices button");
  if (!isSet("trivial") || !only || others.length || only.dataset.notation === "done") return;
  if (answered !== revision()) only.click();
  answered = revision();
}

// ---- Board and list light each other up

const numberOf = (target) =>
  target.closest?.("[data-choice]")?.dataset.choice ??
  target.closest?.(".choice")?.querySelector("button")?.id.slice("choice-".length) ?? null;

function light(number) {
  for (const lit of document.querySelectorAll(".is-lit")) lit.classList.remove("is-lit");
  for (const changed of document.querySelectorAll("[data-delta]")) delete changed.dataset.delta;
  if (number === null) return;
  for (const piece of document.querySelectorAll(`[data-choice="${number}"]`)) piece.classList.add("is-lit");
  const button = byId(`choice-${number}`);
  button?.closest(".choice").classList.add("is-lit");
  for (const change of button?.dataset.changes?.split(" ") ?? []) {
    const [seat, good, by] = change.split(":");
    const place = document.querySelector(`#seat-${seat} [data-good="${good}"]`);
    if (place) place.dataset.delta = by;
  }
}

function zoom(by) {
  const now = Number(root.dataset.zoom ?? (wide.matches ? 1 : 2));
  root.dataset.zoom = Math.min(4, Math.max(1, now + by));
}

const actions = {
  zoomBy: (button) => zoom(Number(button.dataset.zoomBy)),
  fold: () => settle(root.toggleAttribute("data-folded")),
  copy: async (button) => {
    await navigator.clipboard.writeText(byId(button.dataset.copy).value);
    tell(notice("copied"), "copied");
  },
};

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=checkbox]), textarea, select")) return;
  const click = (selector) => document.querySelector(selector)?.click();
  const step = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (/^[1-9eur]$/.test(event.key)) click(`button[data-key="${event.key}"]:not(:disabled)`);
  else if (step && !event.target.closest(".pan")) click(`.course a[rel=${step}]`);
  else if (event.key === "+" || event.key === "=") zoom(1);
  else if (event.key === "-") zoom(-1);
  else if (event.key === "?") click("#desk-help > summary");
}

// ---- Listening

prepare(document);
settle();
setInterval(tick, 1000);
if (table()) {
  // What was just done is said once: the next look does not ask for it again.
  if (location.search) history.replaceState(null, "", location.pathname);
  const panels = document.querySelectorAll("details[data-wide]");
  const unfold = () => panels.forEach((panel) => (panel.open = wide.matches));
  unfold();
  hear();
  addEventListener("toggle", ({ target }) => target.id === "desk-talk" && hear(), true);
  wide.addEventListener("change", unfold);
  listen();
  listenForTips();
  answerTrivial();
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  addEventListener("keydown", key);
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest("main")) return;
    event.preventDefault();
    if (form.method === "post") return submit(form, event.submitter);
    visit(`${form.action}?${body(form)}`).catch(() => tell(notice("failed"), "failed"));
  });
  addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = event.target.closest("details[name=look][open] > summary");
    if (tab) return event.preventDefault(); // One of them stays open.
    const seat = event.target.closest(".seat-card");
    const look = seat && byId(seat.id.replace("seat", "look"));
    if (look) look.open = true;
    const piece = event.target.closest("[data-choice]");
    const link = event.target.closest("main .course a, main a.log-at, main .past a");
    if (!piece && !link) return;
    event.preventDefault();
    if (piece) byId(`choice-${piece.dataset.choice}`)?.click();
    else visit(link.href).catch(() => location.assign(link.href));
  });
  addEventListener("input", ({ target }) => target.id === "course" && target.form.requestSubmit());
  addEventListener("pointerover", (event) => light(numberOf(event.target)));
  addEventListener("focusin", (event) => light(numberOf(event.target)));
}
if (main() && "hall" in main().dataset) {
  setInterval(lookAround, AGAIN);
  addEventListener("visibilitychange", lookAround);
}
addEventListener("click", (event) => {
  const button = event.target.closest("button[type=button]");
  for (const name of Object.keys(actions)) if (button && name in button.dataset) actions[name](button);
});
addEventListener("change", ({ target }) => {
  if (target.dataset?.setting) localStorage.setItem(`oikumene-${target.dataset.setting}`, target.checked);
});
