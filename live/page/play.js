// How the game plays: the verdict on games that the program plays in the background.
import { h } from "./dom.js";
import { pictureURL } from "./face.js";
import { mainLanguage } from "./gallery.js";

export const verdict = { is: "idle" };

// take takes a verdict that the program tells.
export function take(next) {
  for (const name of Object.keys(verdict)) delete verdict[name];
  Object.assign(verdict, next);
}

const told = () => verdict.in && (verdict.in[mainLanguage()] || Object.values(verdict.in)[0]);

const tones = { fail: "bad", watch: "warn" };

// badge returns a short sign and its tone for the list of decks.
export function badge() {
  if (verdict.is === "playing") return ["…", ""];
  if (!told()) return ["", ""];
  return [{ pass: "✓", fail: "✕" }[told().level] || "!", tones[told().level] || ""];
}

function status() {
  if (verdict.is === "playing") return verdict.stale ? "Playing the rows as you have just saved them; this is the verdict from before…" : "Playing some thousand games; this takes seconds…";
  if (verdict.is === "nothing") return verdict.why;
  if (verdict.is === "idle") return verdict.stale ? "Stopped because the files have changed; this is the verdict from before." : "Nothing has been played so far.";
  return "A quick verdict on the rows as they are. Punchboard plays again when a save changes what is played; colors and layout do not.";
}

// page shows the verdict instead of the cards.
export function page() {
  const v = told();
  return h("div", { class: `page play ${verdict.is}${verdict.stale ? " old" : ""}` },
    h("h2", {}, v ? v.headline : verdict.is === "nothing" ? "This game cannot be played" : "Playtest"),
    h("p", { class: "dim", role: "status" }, status()),
    v && h("p", {}, v.tally),
    v && h("ul", { class: "findings" }, ...v.lines.map(line)),
    v && h("div", { class: "charts" }, ...(v.charts || []).map(chart)),
    v && h("p", { class: "dim" }, v.caveat));
}

const classes = { fail: "error", watch: "warning" };
const signs = { fail: "✕", watch: "!", pass: "✓" };

function line(l) {
  return h("li", { class: classes[l.level] || l.level.replaceAll(" ", "-") },
    h("p", {}, h("strong", { class: tones[l.level] }, `${signs[l.level] || "?"} `, h("span", { class: "unseen" }, `${l.level}: `)), l.text),
    l.note && h("p", { class: "hint" }, l.note),
    h("p", { class: "hint" }, l.proof));
}

function chart(c) {
  return h("figure", { class: c.height > c.width ? "tall" : "" }, h("figcaption", {}, h("strong", {}, c.title), h("span", { class: "dim" }, c.note)),
    h("img", { src: pictureURL(c.picture), alt: `${c.title}: ${c.note}`, width: Math.round(c.width * 4), height: Math.round(c.height * 4) }));
}
