// Pieces that come or go fly between the board and their owner, and numbers count. What stays on
// the board is moved by the style sheet. Nothing of this with reduced motion.
"use strict";

const byId = (id) => document.getElementById(id);
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const FLIGHT = { duration: 320, easing: "ease-in-out" };
const COUNT = 400; // Milliseconds.
const MOST = 12; // More changes at once are a jump through the game, not moves.

const workers = () => new Map([...document.querySelectorAll(".worker[data-seat]")].map((worker) => [worker.id, worker]));

function numbers() {
  const found = new Map();
  for (const card of document.querySelectorAll(".seat-card")) {
    found.set(`${card.id} points`, card.querySelector(".seat-points b"));
    for (const good of card.querySelectorAll("[data-good]")) found.set(`${card.id} ${good.dataset.good}`, good.querySelector("b"));
  }
  return found;
}

// ---- Pieces that say what they are and where they lie glide from place to place

const MANY = 40; // More at once are a jump through the game.

/** Visible pieces, by what they are, where they lie, and which of these they are. */
function pieces() {
  const [found, counts] = [new Map(), new Map()];
  for (const element of document.querySelectorAll(".board [data-piece]")) {
    if (!element.checkVisibility()) continue;
    const { piece, at } = element.dataset;
    const place = `${piece} ${at}`;
    const nth = counts.get(place) ?? 0;
    counts.set(place, nth + 1);
    found.set(`${place} ${nth}`, { element, piece, box: element.getBoundingClientRect() });
  }
  return found;
}

/** A piece that lies elsewhere than before comes from there; one that is new there, from where one
    of its kind has left. */
function glide(was) {
  const [now, left, moves] = [pieces(), new Map(), []];
  for (const [key, { piece, box }] of was) {
    if (!now.has(key)) left.set(piece, [...(left.get(piece) ?? []), box]);
  }
  for (const [key, { element, piece, box }] of now) {
    const from = was.get(key)?.box ?? left.get(piece)?.shift();
    const [x, y] = from ? [from.left - box.left, from.top - box.top] : [0, 0];
    if (Math.abs(x) + Math.abs(y) > 2) moves.push([element, `${x}px ${y}px`]);
  }
  if (moves.length > MANY) return;
  for (const [element, from] of moves) element.animate({ translate: [from, "0 0"] }, FLIGHT);
}

/** What moves, as it stands before a change; a count that still runs is finished. */
export function before() {
  for (const finish of counting.values()) finish();
  if (isCalm.matches) return null;
  const places = new Map([...workers()].map(([id, worker]) => [id, { box: middle(worker), seat: worker.dataset.seat }]));
  const texts = new Map([...numbers()].map(([key, number]) => [key, number?.textContent]));
  return { places, texts, pieces: pieces() };
}

/** Sets everything in motion that is now another than it was. */
export function after(was) {
  if (!was) return;
  const now = workers();
  const came = [...now.values()].filter(({ id, dataset }) => was.places.get(id)?.seat !== dataset.seat);
  const went = [...was.places].filter(([id, { seat }]) => now.get(id)?.dataset.seat !== seat);
  if (came.length + went.length <= MOST) {
    for (const worker of came) {
      fly(worker.dataset.seat, home(worker.dataset.seat), middle(worker));
      worker.animate({ opacity: [0, 0, 1] }, FLIGHT);
    }
    for (const [, { seat, box }] of went) fly(seat, box, home(seat));
  }
  glide(was.pieces);
  for (const [key, number] of numbers()) count(number, was.texts.get(key));
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Where a seat's workers wait: in the strip, or on a narrow screen at its mark. */
function home(seat) {
  const card = byId(`seat-${seat}`);
  const worker = card?.querySelector("[data-good=worker]");
  if (worker?.checkVisibility()) return middle(worker);
  return middle(document.querySelectorAll(".glance")[seat] ?? card);
}

function fly(seat, from, to) {
  const sky = byId("flights");
  if (!sky) return;
  const mark = `<svg class="seat-${Number(seat) + 1}" viewBox="0 0 24 24"><use href="#mark-${Number(seat) + 1}" class="seat-${Number(seat) + 1}"/></svg>`;
  sky.insertAdjacentHTML("beforeend", mark);
  const piece = sky.lastElementChild;
  const at = ([x, y]) => `${x}px ${y}px`;
  piece.animate({ translate: [at(from), at(to)] }, FLIGHT).finished.finally(() => piece.remove());
}

const counting = new Map();

/** Counts from what stood there to what stands there now, if both are whole numbers. */
function count(element, was) {
  const value = (text) => (/^[−]?\d+$/.test(text ?? "") ? Number(text.replace("−", "-")) : null);
  const text = element?.textContent;
  const [from, to] = [value(was), value(text)];
  if (from === null || to === null || from === to) return;
  const start = performance.now();
  const finish = () => {
    element.textContent = text;
    counting.delete(element);
  };
  counting.set(element, finish);
  const step = (time) => {
    if (!counting.has(element)) return;
    const share = Math.max(0, (time - start) / COUNT);
    if (share >= 1) return finish();
    element.textContent = String(Math.round(from + (to - from) * share)).replace("-", "−");
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
