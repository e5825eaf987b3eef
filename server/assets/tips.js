// A few words beside a piece: on hover, on focus, on a tap, on a long press where a tap would choose;
// and arrow keys from piece to piece.
"use strict";

const byId = (id) => document.getElementById(id);
const tip = () => byId("tip");
const GAP = 10; // Between a piece and its words.
const SOON = 300; // Milliseconds until a resting pointer is told what lies there,
const LATER = 1500; // and until it is told how such a thing works.
const LONG = 450; // Milliseconds of a long press.

// The browser's own tooltips come late and never on a tap or by keyboard: their words move into
// attributes. Done to every page before it is shown, so that morphing finds the same on both sides.
export function prepareTips(page) {
  for (const title of page.querySelectorAll(".board title")) {
    const piece = title.parentNode;
    piece.dataset.tip = title.textContent;
    piece.setAttribute("aria-label", title.textContent);
    piece.setAttribute("tabindex", "-1");
    title.remove();
  }
  for (const piece of page.querySelectorAll(".board [title], .seat-goods [title]")) {
    piece.dataset.tip = piece.title;
    piece.removeAttribute("title");
    if (piece.closest(".board") && !piece.href) piece.setAttribute("tabindex", "-1");
  }
}

let shown = null;
let isByKeyboard = false; // What is shown is there because the keyboard came to it.
let timers = [];

export function hideTip() {
  timers.forEach(clearTimeout);
  timers = [];
  shown = null;
  isByKeyboard = false;
  if (tip()) tip().hidden = true;
}

const pieceOf = (target) => target.closest?.("[data-choice], [data-tip]") ?? null;

function paragraph(text, kind = "") {
  const line = document.createElement("p");
  line.className = kind;
  line.textContent = text;
  return line;
}

/** What a piece is; what its choice would change; with `topic`, how such a thing works. */
function words(piece, topic) {
  const lines = [];
  const choice = piece.closest("[data-choice]");
  if (choice) {
    lines.push(paragraph(byId(`choice-${choice.dataset.choice}`)?.querySelector("span:last-child")?.textContent ?? ""));
    for (const line of byId(`preview-${choice.dataset.choice}`)?.children ?? []) lines.push(paragraph(line.textContent));
  } else {
    lines.push(...piece.dataset.tip.split("\n").map((line) => paragraph(line)));
  }
  const about = topic && byId(`topic-${piece.closest("[data-topic]")?.dataset.topic}`)?.querySelector("p");
  if (about) lines.push(paragraph(about.textContent, "tip-more"));
  return lines;
}

function show(piece, topic) {
  if (!piece.isConnected || !tip()) return;
  shown = piece;
  tip().replaceChildren(...words(piece, topic));
  tip().hidden = false;
  place(piece);
}

function place(piece) {
  // Beside the board lie the question and the log: words on a piece stay clear of them.
  const edge = piece.closest(".stage")?.getBoundingClientRect().right ?? innerWidth;
  const [x, y] = beside(piece.getBoundingClientRect(), tip().getBoundingClientRect(), edge);
  tip().style.translate = `${x}px ${y}px`;
}

/** Whoever scrolls turns away from a piece; but a piece that the keyboard came to may have been
 *  scrolled into sight, and its words go with it. */
function scrolled() {
  if (isByKeyboard) place(shown);
  else hideTip();
}

/** The first place beside a box that has room for the words: right, left, below, above. */
function beside(box, { width, height }, edge) {
  const within = (at, size, most) => Math.max(4, Math.min(at, most - size - 4));
  const [x, y] = [within(box.left, width, edge), within(box.top, height, innerHeight)];
  if (box.right + GAP + width < edge) return [box.right + GAP, y];
  if (box.left - GAP - width > 0) return [box.left - GAP - width, y];
  if (box.bottom + GAP + height < innerHeight) return [x, box.bottom + GAP];
  return [x, Math.max(4, box.top - GAP - height)];
}

// ---- From piece to piece

/** How far a piece lies in the direction of a key; nothing when it lies elsewhere. */
function distance(from, to, key) {
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [along, across] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[key];
  return along > 2 && along >= Math.abs(across) * 0.5 ? along + 2 * Math.abs(across) : null;
}

function walk(event) {
  const pan = event.target.closest?.(".pan");
  if (!pan || !event.key.startsWith("Arrow") || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const pieces = [...pan.querySelectorAll(".board [data-tip]")];
  const at = event.target.closest("[data-tip]") ?? event.target.querySelector("[data-tip]");
  const from = event.target === pan ? pan.getBoundingClientRect() : at.getBoundingClientRect();
  let [best, least] = [null, Infinity];
  for (const piece of pieces) {
    if (piece === at || piece.contains(at)) continue;
    const far = distance(from, piece.getBoundingClientRect(), event.key);
    if (far !== null && far < least) [best, least] = [piece, far];
  }
  (best?.closest("[data-choice]") ?? best)?.focus();
}

// ---- A long press tells, where a tap would choose

let press = null;
let isHeld = false;

function listenForPresses() {
  const release = () => clearTimeout(press);
  addEventListener("pointerdown", ({ pointerType, target }) => {
    isHeld = false;
    release();
    const piece = pointerType === "touch" && target.closest?.(".board") ? pieceOf(target) : null;
    if (!piece?.closest("[data-choice]")) return;
    press = setTimeout(() => {
      isHeld = true;
      show(piece, true);
    }, LONG);
  });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, release);
  addEventListener("contextmenu", (event) => isHeld && event.preventDefault());
  addEventListener("click", (event) => {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

export function listenForTips() {
  listenForPresses();
  const point = ({ pointerType, target }) => {
    if (pointerType === "touch") return;
    const piece = pieceOf(target);
    if (piece === shown) return;
    hideTip();
    if (!piece) return;
    timers = [setTimeout(() => show(piece, false), SOON), setTimeout(() => show(piece, true), LATER)];
  };
  // The keyboard scrolls pieces under a pointer that rests: nobody points at those.
  addEventListener("pointerover", (event) => isByKeyboard || point(event));
  addEventListener("pointermove", (event) => isByKeyboard && (event.movementX || event.movementY) && point(event));
  addEventListener("focusin", ({ target }) => {
    hideTip();
    const piece = target.closest?.(".board") ? pieceOf(target) : null;
    if (!piece || !target.matches(":focus-visible")) return;
    show(piece, true);
    isByKeyboard = shown === piece;
  });
  addEventListener("click", ({ target }) => {
    const piece = pieceOf(target);
    const again = piece === shown && !tip().querySelector(".tip-more");
    hideTip();
    if (piece && !piece.closest("[data-choice]") && (again || !shown)) show(piece, true);
  });
  addEventListener("scroll", scrolled, true);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") hideTip();
    walk(event);
  });
}
