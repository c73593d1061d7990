// The state of the game as the program last told it.

export const state = { build: -1, decks: [], findings: [], sheets: [], languages: [], variants: [], title: {} };
const index = new Map();    // cards, by key
const findings = new Map(); // findings of a card, by key

export const card = (key) => index.get(key);
export const deckOf = (key) => state.decks.find((d) => key.startsWith(d.id + "/"));
export const findingsOf = (key) => findings.get(key) || [];

// replace takes a whole state.
export function replace(next) {
  Object.assign(state, next);
  for (const name of ["decks", "findings", "sheets", "languages", "variants"]) state[name] ||= [];
  reindex();
}

// apply takes a change, and returns the cards that are different.
export function apply(change) {
  const { cards = [], findings: found, sheets, from, whole, ...rest } = change;
  Object.assign(state, rest);
  if (found) state.findings = found;
  if (sheets) state.sheets = sheets;
  for (const c of cards) {
    const deck = deckOf(c.key);
    const at = deck ? deck.cards.findIndex((old) => old.key === c.key) : -1;
    if (at >= 0) deck.cards[at] = c;
  }
  reindex();
  return cards;
}

function reindex() {
  index.clear();
  findings.clear();
  for (const d of state.decks) for (const c of d.cards || []) index.set(c.key, c);
  for (const f of state.findings) {
    for (const key of f.cards || []) {
      if (!findings.has(key)) findings.set(key, []);
      findings.get(key).push(f);
    }
  }
}

// spotsOn returns the places of findings on a face: boxes, or the whole face.
export function spotsOn(key, view, deck) {
  return findingsOf(key).filter((f) => f.severity !== "note" && f.on && f.on.card === key && f.on.lang === view.lang && f.on.side === view.side)
    .flatMap((f) => (f.on.boxes.length ? f.on.boxes : [[0, 0, deck.width, deck.height]]));
}

const ranks = ["error", "warning", "note"];

// worst returns the worst severity of findings, or "".
export function worst(list) {
  return ranks.find((r) => list.some((f) => f.severity === r)) || "";
}

export const named = (texts, lang) => (texts && (texts[lang] || Object.values(texts).find(Boolean))) || "";
