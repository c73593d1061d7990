// One card, large: its faces, what was changed, findings and columns.
import { h, $, placeButton } from "./dom.js";
import { settings } from "./settings.js";
import { state, card as find, deckOf, findingsOf, spotsOn, named } from "./state.js";
import { face, frame } from "./face.js";
import { outline, measure } from "./parts.js";
import { altOf, mainLanguage, shownLanguages, select, visibleKeys } from "./gallery.js";
import { findingItem } from "./findings.js";

let current = "";

export const opened = () => current;

// show opens a card.
export function show(key) {
  current = key;
  render();
  select(key);
}

// close closes it.
export function close() {
  const key = current;
  current = "";
  $("detail").hidden = true;
  if (key) select(key, true);
}

// step opens the next or previous card of those that are shown.
export function step(by) {
  const keys = visibleKeys();
  const at = keys.indexOf(current);
  const next = keys[Math.min(keys.length - 1, Math.max(0, at + by))];
  if (next) show(next);
}

// render shows the card as it is now.
export function render() {
  const box = $("detail");
  const card = current && find(current);
  box.hidden = !card;
  if (!card) return;
  const deck = deckOf(card.key);
  const scroll = box.scrollTop;
  box.replaceChildren(top(card), meta(deck, card), ...faces(deck, card), ...problems(card), ...columns(card));
  box.scrollTop = scroll;
}

function top(card) {
  return h("div", { class: "top" },
    h("h2", {}, named(card.name, mainLanguage())),
    h("button", { type: "button", "aria-label": "Previous card", onclick: () => step(-1) }, "‹"),
    h("button", { type: "button", "aria-label": "Next card", onclick: () => step(1) }, "›"),
    h("button", { type: "button", "aria-label": "Close", onclick: close }, "✕"));
}

function meta(deck, card) {
  return h("div", { class: "meta" },
    placeButton(card.at, { card: card.key }),
    h("span", {}, named(deck.name, mainLanguage())),
    h("span", {}, deck.size.replace("x", "×")),
    h("span", {}, `${card.copies} ${card.copies === 1 ? "copy" : "copies"}`));
}

function faces(deck, card) {
  const room = Math.max(160, $("detail").clientWidth - 40 || 520);
  const out = [];
  const large = h("div", { class: "large" });
  for (const lang of shownLanguages()) {
    for (const side of ["front", "back"]) {
      const key = card.faces?.[lang]?.[side];
      if (!key) continue;
      const view = { lang, side, key };
      const before = card.before?.[lang]?.[side];
      const mm = scaleIn(deck, room);
      large.append(before && before !== key ? compared(deck, card, view, before, mm) : single(deck, card, view, mm));
    }
  }
  out.push(large);
  return out;
}

// scaleIn returns how many pixels a millimeter takes in the panel.
function scaleIn(deck, room) {
  if (settings.size === "real") return Math.min(settings.pxPerMM, room / (deck.width + 2 * deck.bleed));
  const one = room > 440 ? (room - 14) / 2 : room; // two fit beside each other
  return Math.min((deck.kind === "sheets" ? room : Math.min(one, 320)) / deck.width, 16);
}

function single(deck, card, view, mm) {
  return h("figure", { "--mm": mm }, marked(deck, card, view, mm), h("figcaption", {}, `${view.side}, ${view.lang}${limits(deck)}`), h("p", { class: "pointed" }));
}

// limits says how small text may be, if its sizes are shown.
const limits = (deck) => (settings.sizes ? `; text from ${deck.least} pt, better ${deck.better} pt, and 1 pt more in light on dark` : "");

// marked makes a face with the places of its findings, and its parts if they are wanted.
function marked(deck, card, view, mm) {
  const el = face(deck, view.key, altOf(card, view), { eager: true, mm });
  frame(el, deck, "spot", spotsOn(card.key, view, deck));
  if (settings.parts) outline(el, deck, view.key);
  if (settings.sizes) measure(el, deck, view.key);
  return el;
}

// compared shows a face as it was on the left of a bar, and as it is on the right.
function compared(deck, card, view, before, mm) {
  const now = marked(deck, card, view, mm);
  const old = face(deck, before, `before the last change: ${altOf(card, view)}`, { eager: true, mm });
  old.classList.add("old");
  const box = h("div", { class: "compare", "--at": "50%" }, now, old, h("span", { class: "bar" }));
  const slider = h("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Before and after", oninput: (e) => box.style.setProperty("--at", `${e.target.value}%`) });
  return h("figure", { "--mm": mm }, box,
    h("label", { class: "slider" }, "before", slider, "after"),
    h("figcaption", {}, `${view.side}, ${view.lang}: last change${limits(deck)}`), h("p", { class: "pointed" }));
}

function problems(card) {
  const list = findingsOf(card.key);
  if (!list.length) return [];
  return [h("h3", {}, "Findings"), h("ul", { class: "findings" }, ...list.map((f) => findingItem(f)))];
}

function columns(card) {
  const rows = (card.fields || []).map((f) => h("tr", {}, h("th", { scope: "row" }, f.name),
    h("td", {}, ...(f.byLang ? state.languages.filter((l) => f.byLang[l]).map((l) => h("div", {}, h("span", { class: "lang" }, l), f.byLang[l])) : [f.text]))));
  return [h("h3", {}, "Row"), h("table", {}, h("tbody", {}, ...rows))];
}
