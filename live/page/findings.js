// Findings: beside a card, over a broken game, and all of them as a page.
import { h, $, count, placeButton } from "./dom.js";
import { settings } from "./settings.js";
import { state, card, named } from "./state.js";
import { mainLanguage } from "./gallery.js";

let open = () => {};

// onOpen sets what a click on the name of a card does.
export function onOpen(f) { open = f; }

// findingItem shows a finding; withCards also lists the cards on which it shows.
export function findingItem(f, withCards) {
  const cards = withCards ? (f.cards || []).map((key) => card(key)).filter(Boolean) : [];
  const owner = { finding: state.findings.indexOf(f), build: state.build };
  return h("li", { class: f.severity },
    placeButton(f.at, owner), f.code && h("span", { class: "code" }, ` ${f.severity} ${f.code}`),
    h("p", {}, f.message),
    f.hint && h("p", { class: "hint" }, f.hint),
    f.part && f.part !== f.at && h("p", { class: "hint" }, "drawn by ", placeButton(f.part, { ...owner, of: "part" })),
    cards.length > 0 && h("div", { class: "on" }, ...cards.slice(0, 12).map((c) => h("button", { type: "button", onclick: () => open(c.key) }, named(c.name, mainLanguage()))),
      cards.length > 12 && h("span", { class: "dim" }, `and ${cards.length - 12} more`)));
}

// banner says over the pictures why they are old.
export function banner() {
  const el = $("banner");
  document.body.classList.toggle("stale", !!state.broken);
  el.hidden = !state.broken;
  if (!state.broken) return;
  const errors = state.findings.filter((f) => f.severity === "error");
  el.replaceChildren(
    h("h2", {}, state.decks.length ? "These pictures are from before: the files have an error" : "The files have an error"),
    h("ul", { class: "findings" }, ...errors.slice(0, 5).map((f) => findingItem(f))),
    errors.length > 5 ? h("p", { class: "dim" }, `and ${errors.length - 5} more`) : "");
}

// page shows all findings instead of the cards.
export function page() {
  const { findings } = state;
  return h("div", { class: "page" },
    h("h2", {}, findings.length ? count(findings.length, "finding") : "Nothing is wrong with the game."),
    h("ul", { class: "findings" }, ...findings.map((f) => findingItem(f, true))));
}

// tally counts findings in the footer.
export function tally() {
  const n = (s) => state.findings.filter((f) => f.severity === s).length;
  $("tally").replaceChildren(...[
    n("error") > 0 && h("span", { class: "bad" }, count(n("error"), "error")),
    n("warning") > 0 && h("span", { class: "warn" }, count(n("warning"), "warning")),
    n("note") > 0 && h("span", {}, count(n("note"), "note")),
    state.checked && state.findings.length === 0 && "no problems found",
  ].filter(Boolean));
}
