// The gallery: every deck with the faces of its cards.
import { h, $, count } from "./dom.js";
import { settings } from "./settings.js";
import { state, findingsOf, spotsOn, worst, named } from "./state.js";
import { face, frame, update as updateFace, scaleOf } from "./face.js";
import { query } from "./search.js";

const figures = new Map(); // by card key
const sections = new Map(); // by deck id
let open = () => {};

// onOpen sets what a click on a card does.
export function onOpen(f) { open = f; }

// shownLanguages returns the languages whose faces are shown.
export function shownLanguages() {
  if (settings.lang === "*") return state.languages;
  return [state.languages.includes(settings.lang) ? settings.lang : state.languages[0]].filter(Boolean);
}

export const mainLanguage = () => shownLanguages()[0];

// views lists the faces of a card that are shown: a language and a side each.
export function views(deck, card) {
  const sides = settings.side === "both" ? ["front", "back"] : [settings.side];
  const list = shownLanguages().flatMap((lang) => sides.map((side) => ({ lang, side, key: card.faces?.[lang]?.[side] || "" })));
  const shown = list.filter((v) => v.key || (v.side === "front" || deck.hasBack) && !card.faces?.[v.lang]);
  if (shown.length) return shown;
  return settings.side === "back" ? [] : list.slice(0, 1);
}

export const altOf = (card, view) => `${named(card.name, view.lang)}, ${view.side}, ${view.lang}`;

// rebuild makes the gallery anew, after the decks have changed.
export function rebuild() {
  const root = $("gallery");
  for (const id of [...sections.keys()]) if (!state.decks.some((d) => d.id === id)) sections.delete(id);
  const keys = new Set(state.decks.flatMap((d) => (d.cards || []).map((c) => c.key)));
  for (const key of [...figures.keys()]) if (!keys.has(key)) figures.delete(key);
  root.replaceChildren(...state.decks.map(section));
  filter();
}

function section(deck) {
  const el = h("section", { class: `deck ${deck.kind}`, "data-deck": deck.id, "aria-label": named(deck.name, mainLanguage()) },
    h("h2", {}, named(deck.name, mainLanguage()), h("small", {}, about(deck))),
    h("div", { class: "grid" }, ...(deck.cards || []).map((c) => figure(deck, c))));
  for (const [name, value] of [["--mm", scaleOf(deck)], ["--w", deck.width], ["--h", deck.height], ["--b", deck.bleed || 0]]) el.style.setProperty(name, value);
  sections.set(deck.id, el);
  return el;
}

const nouns = { decks: "card", counters: "counter", sheets: "sheet" };

function about(deck) {
  const different = (deck.cards || []).length;
  const size = deck.size.replace("x", "×");
  return `${count(deck.pieces, nouns[deck.kind] || "card")}${different !== deck.pieces ? `, ${different} different` : ""} · ${size}`;
}

function figure(deck, card) {
  let el = figures.get(card.key);
  if (!el) {
    el = h("figure", { class: "card", "data-key": card.key },
      h("button", { class: "faces", type: "button", onclick: () => open(card.key) }),
      h("figcaption", {}, h("span", { class: "name" }), h("span", { class: "marks" }), h("span", { class: "copies" })));
    figures.set(card.key, el);
  }
  update(deck, card, el);
  return el;
}

// update shows a card as it is now.
export function update(deck, card, el = figures.get(card.key)) {
  if (!el) return;
  const name = named(card.name, mainLanguage());
  const button = el.firstChild;
  const list = views(deck, card);
  const shape = list.map((v) => v.lang + v.side).join();
  if (button.dataset.shape !== shape || button.children.length !== list.length) {
    button.dataset.shape = shape;
    el.style.setProperty("--faces", Math.max(list.length, 1));
    button.replaceChildren(...list.map((v) => face(deck, v.key, altOf(card, v))));
  } else {
    list.forEach((v, i) => updateFace(button.children[i], deck, v.key, altOf(card, v)));
  }
  el.querySelector(".name").textContent = name;
  el.querySelector(".name").title = `${name} (${card.id})`;
  el.querySelector(".copies").textContent = card.copies === 1 ? "" : `× ${card.copies}`;
  mark(deck, card, el);
}

// mark shows how many findings a card has.
function mark(deck, card, el) {
  const list = findingsOf(card.key).filter((f) => f.severity !== "note");
  const bad = worst(list);
  el.classList.toggle("error", bad === "error");
  el.classList.toggle("warning", bad === "warning");
  const dots = [];
  if (list.length) dots.push(h("span", { class: `dot ${bad}`, title: list.map((f) => f.message).join("\n") }, String(list.length), h("span", { class: "unseen" }, list.length === 1 ? " finding" : " findings")));
  if (card.changed) dots.push(h("span", { class: "dot changed", title: "Changed since this session started" }, "●", h("span", { class: "unseen" }, " changed")));
  el.querySelector(".marks").replaceChildren(...dots);
  views(deck, card).forEach((v, i) => { const f = el.firstChild.children[i]; if (f) frame(f, deck, "spot", spotsOn(card.key, v, deck)); });
}

// markAll shows the findings of all cards.
export function markAll() {
  for (const d of state.decks) for (const c of d.cards || []) { const el = figures.get(c.key); if (el) mark(d, c, el); }
}

// freshen lets the frame of changed cards light up.
export function freshen(keys) {
  for (const key of keys) {
    const el = figures.get(key);
    if (!el) continue;
    el.classList.remove("fresh");
    void el.offsetWidth; // starts the animation anew
    el.classList.add("fresh");
  }
}

// filter shows the cards that are searched for, and returns how many there are.
export function filter() {
  const matches = query(settings.search);
  const special = settings.deck.startsWith("#");
  let shown = 0;
  for (const d of state.decks) {
    let here = 0;
    for (const c of d.cards || []) {
      const hidden = special || (settings.deck && settings.deck !== d.id) || !matches(c) || !kept(c) || !views(d, c).length;
      figures.get(c.key).hidden = hidden;
      if (!hidden) here++;
    }
    const el = sections.get(d.id);
    if (el) el.hidden = here === 0;
    shown += here;
  }
  $("nothing").hidden = special || shown > 0 || !state.decks.length;
  $("nothing").textContent = settings.search ? `No card has “${settings.search}”.` : "No card is like that.";
  return shown;
}

function kept(card) {
  if (settings.only === "findings") return findingsOf(card.key).length > 0;
  if (settings.only === "changed") return card.changed > 0;
  return true;
}

let sharpening;

// resize draws the cards at the size that is set, and a moment later with pictures for it.
export function resize() {
  for (const d of state.decks) sections.get(d.id)?.style.setProperty("--mm", scaleOf(d));
  clearTimeout(sharpening);
  sharpening = setTimeout(() => {
    for (const d of state.decks) for (const c of d.cards || []) update(d, c);
  }, 200);
}

// visibleKeys lists the cards that are shown, in their order.
export function visibleKeys() {
  return state.decks.flatMap((d) => d.cards || []).filter((c) => figures.get(c.key) && !figures.get(c.key).hidden).map((c) => c.key);
}

// select marks a card as the current one, and moves the focus to it.
export function select(key, focus) {
  for (const el of document.querySelectorAll("figure.card[aria-current]")) el.removeAttribute("aria-current");
  const el = figures.get(key);
  if (!el) return;
  el.setAttribute("aria-current", "true");
  el.scrollIntoView({ block: "nearest" });
  if (focus) el.firstChild.focus({ preventScroll: true });
}
