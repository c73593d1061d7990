// The page of a live session: keeps itself up to date and draws what the program tells.
import { $, onPlace } from "./dom.js";
import { settings, onChange } from "./settings.js";
import { state, replace, apply, deckOf, named } from "./state.js";
import * as gallery from "./gallery.js";
import { settled } from "./face.js";
import * as detail from "./detail.js";
import * as findings from "./findings.js";
import * as sheets from "./sheets.js";
import * as decks from "./decks.js";
import * as controls from "./controls.js";
import * as vision from "./vision.js";
import * as keys from "./keys.js";
import * as play from "./play.js";

let stream;
let pages; // sheets or findings, shown instead of the cards

const viewQuery = () => {
  const q = new URLSearchParams();
  if (settings.variant) q.set("variant", settings.variant);
  if (settings.lowInk) q.set("low-ink", "true");
  return q;
};

let asked = 0; // how often the whole state was asked for
let answered = 0; // the number of the last answer that was shown

// load asks for the whole state. Answers may come in another order than they were asked
// for; only the last one counts, or the page would stay at an older state.
async function load() {
  const mine = ++asked;
  const answer = await fetch(`/state.json?${viewQuery()}`);
  const next = answer.ok ? await answer.json() : await answer.text();
  if (mine !== asked) return;
  answered = mine;
  if (!answer.ok) {
    say("lost", next);
    return;
  }
  if (!next.build && state.decks.length) { // a view that nobody has looked at so far
    state.build = 0;
    say("busy", "Drawing…");
    return;
  }
  replace(next);
  onPlace(next.opens ? openPlace : undefined);
  vision.define(state.visions);
  gallery.rebuild();
  around();
}

// openPlace lets the program open the place of a card, finding or part in the editor, and
// returns what is wrong, if anything.
async function openPlace(owner) {
  const q = viewQuery();
  for (const [name, value] of Object.entries(owner)) q.set(name, value);
  const answer = await fetch(`/open?${q}`, { method: "POST" });
  if (answer.ok) return "";
  return answer.status === 404 ? "The files have changed; click again" : answer.text();
}

// askPlay asks how the game plays. The program tells later if it does not know yet.
async function askPlay() {
  const answer = await fetch(`/play.json?${viewQuery()}`);
  if (!answer.ok) return;
  play.take(await answer.json());
  decks.render();
  showPages();
}

// connect follows the changes of the view that is chosen.
function connect() {
  stream?.close();
  const q = viewQuery();
  if (gallery.mainLanguage()) q.set("lang", gallery.mainLanguage());
  stream = new EventSource(`/events?${q}`);
  stream.addEventListener("hello", (e) => {
    const now = JSON.parse(e.data);
    if (now.build !== state.build) load();
    if (now.busy) busy();
  });
  stream.addEventListener("state", (e) => take(JSON.parse(e.data)));
  stream.addEventListener("busy", busy);
  stream.addEventListener("play", (e) => { play.take(JSON.parse(e.data)); decks.render(); if (settings.deck === "#play") showPages(); });
  stream.onerror = () => say("lost", "No connection: is punchboard live still running?");
}

const busy = () => say("busy", "The files have changed…");

// take shows a change. An answer that is still on its way may be older than the change.
function take(change) {
  if (change.whole || change.from !== state.build || answered !== asked) {
    load();
    return;
  }
  const before = new Map((change.cards || []).map((c) => [c.key, c.changed]));
  const known = new Map(state.decks.flatMap((d) => d.cards || []).map((c) => [c.key, c.changed]));
  const cards = apply(change);
  for (const c of cards) gallery.update(deckOf(c.key), c);
  const fresh = [...before].filter(([key, n]) => n && n !== known.get(key)).map(([key]) => key);
  const rest = () => {
    gallery.freshen(fresh);
    if (change.findings) gallery.markAll();
    if (cards.length || settings.only) gallery.filter();
    around(cards);
  };
  if (cards.length) settled().then(() => { shown(change.build); rest(); });
  else rest();
}

// shown tells the program that the pictures of a state are on the screen, so that it goes on.
function shown(build) {
  const q = viewQuery();
  q.set("build", build);
  fetch(`/shown?${q}`).catch(() => {}); // the program has ended
}

// around draws everything but the cards.
function around(cards) {
  const lang = gallery.mainLanguage();
  $("title").textContent = named(state.title, lang) || state.place;
  $("version").textContent = state.version ? `version ${state.version}` : "";
  document.title = `${state.broken ? "⚠ " : ""}${named(state.title, lang) || state.place} · Punchboard live`;
  decks.render();
  controls.render();
  findings.banner();
  findings.tally();
  showPages();
  if (detail.opened()) detail.render();
  say(state.broken ? "broken" : state.checked ? "good" : "busy", summary(cards));
}

function summary(cards = []) {
  if (state.broken) return state.decks.length ? "The files have an error; the pictures are from before" : "The files have an error: correct it to see the cards";
  const time = state.took ? ` in ${Math.round(state.took)} ms` : "";
  if (!state.checked) return `Shown${time}, still checking…`;
  const names = cards.map((c) => named(c.name, gallery.mainLanguage()));
  return `${names.length && names.length < 4 ? `${names.join(", ")}: shown` : "Up to date"}${time}`;
}

function say(is, text) {
  $("status").dataset.is = is;
  $("status").textContent = text;
}

// showPages shows the sheets or the findings instead of the cards.
function showPages() {
  pages?.remove();
  pages = { "#sheets": sheets.page, "#findings": findings.page, "#play": play.page }[settings.deck]?.();
  if (pages) $("gallery").before(pages);
  $("gallery").hidden = !!pages;
}

function look() {
  const root = document.documentElement;
  if (settings.theme) root.dataset.theme = settings.theme;
  else delete root.dataset.theme;
  for (const name of ["bleed", "trim", "safe"]) document.body.classList.toggle(`show-${name}`, settings[name]);
  vision.apply();
}

onChange((change) => {
  look();
  if ("variant" in change || "lowInk" in change) {
    load().then(connect);
    return;
  }
  if ("lang" in change || "side" in change) {
    gallery.rebuild();
    connect();
  }
  gallery.resize();
  gallery.filter();
  decks.render();
  if ("deck" in change || "lang" in change || "size" in change || "zoom" in change) {
    showPages();
    if ("deck" in change) $("cards").scrollTop = 0;
    if (change.deck === "#play") askPlay();
  }
  if (detail.opened()) detail.render();
});

gallery.onOpen(detail.show);
findings.onOpen(detail.show);
controls.start();
keys.start();
look();
load().then(connect);
