// The list of decks on the left, with filters.
import { h, $ } from "./dom.js";
import { settings, set } from "./settings.js";
import { state, findingsOf, named, worst } from "./state.js";
import { mainLanguage } from "./gallery.js";
import * as printing from "./print.js";
import { badge } from "./play.js";

const headings = { decks: "Cards", counters: "Counters", sheets: "Maps and sheets" };

// render lists the decks.
export function render() {
  const cards = state.decks.flatMap((d) => d.cards || []);
  const found = cards.filter((c) => findingsOf(c.key).length);
  const changed = cards.filter((c) => c.changed);
  const items = [item("All", cards.length, "", "")];
  for (const kind of Object.keys(headings)) {
    const decks = state.decks.filter((d) => d.kind === kind);
    if (!decks.length) continue;
    items.push(h("h2", {}, headings[kind]));
    for (const d of decks) items.push(item(named(d.name, mainLanguage()), (d.cards || []).length, d.id, "", bad((d.cards || []).flatMap((c) => findingsOf(c.key)))));
  }
  items.push(h("h2", {}, "Show only"));
  items.push(item("With findings", found.length, "", "findings", bad(found.flatMap((c) => findingsOf(c.key)))));
  items.push(item("Changed", changed.length, "", "changed"));
  items.push(h("h2", {}, "Whole game"));
  items.push(item("Sheets to print", state.sheets.filter((s) => s.language === mainLanguage()).length, "#sheets", ""));
  items.push(item("All findings", state.findings.length, "#findings", "", bad(state.findings)));
  items.push(item("Playtest", badge()[0], "#play", "", badge()[1]));
  items.push(h("h2", {}, "Print"), ...printing.buttons());
  const focused = document.activeElement?.id;
  $("decks").replaceChildren(...items);
  if (focused?.startsWith("print-")) $(focused).focus();
}

const bad = (list) => ({ error: "bad", warning: "warn" })[worst(list)] || "";

function item(label, n, deck, only, tone = "") {
  const current = settings.deck === deck && settings.only === only;
  return h("button", { type: "button", "aria-current": current ? "true" : undefined, title: label, onclick: () => set({ deck, only }) },
    h("span", { class: "label" }, label), h("span", { class: `count ${tone}` }, String(n)));
}
