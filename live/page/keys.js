// The keyboard.
import { $ } from "./dom.js";
import { settings, set } from "./settings.js";
import { state } from "./state.js";
import { opened, show, close, step } from "./detail.js";
import { visibleKeys, select } from "./gallery.js";
import { help } from "./dialogs.js";

const next = (list, value) => list[(list.indexOf(value) + 1) % list.length];
const visions = ["normal", "grey", "protanopia", "deuteranopia", "tritanopia"];
const toggle = (name) => () => set({ [name]: !settings[name] });

const actions = {
  "/": () => { $("search").focus(); $("search").select(); },
  "?": help,
  l: () => set({ lang: next([...state.languages, "*"], settings.lang || state.languages[0]) }),
  f: () => set({ side: next(["front", "back", "both"], settings.side) }),
  r: () => set({ size: settings.size === "real" ? "fit" : "real" }),
  "+": () => set({ zoom: Math.min(3, settings.zoom + 0.15) }),
  "=": () => set({ zoom: Math.min(3, settings.zoom + 0.15) }),
  "-": () => set({ zoom: Math.max(0.5, settings.zoom - 0.15) }),
  b: toggle("bleed"), c: toggle("trim"), s: toggle("safe"), o: toggle("parts"), i: toggle("lowInk"), z: toggle("sizes"),
  v: () => set({ vision: next(visions, settings.vision) }),
  e: () => set({ deck: "", only: settings.only === "findings" ? "" : "findings" }),
  g: () => set({ deck: "", only: settings.only === "changed" ? "" : "changed" }),
  p: () => set({ deck: settings.deck === "#sheets" ? "" : "#sheets", only: "" }),
  t: () => set({ deck: settings.deck === "#play" ? "" : "#play", only: "" }),
  ArrowRight: () => move(1),
  ArrowLeft: () => move(-1),
};

// move goes to the next card: opens it if one is open, and moves the focus otherwise.
function move(by) {
  if (opened()) { step(by); return; }
  const keys = visibleKeys();
  const at = keys.indexOf(document.activeElement?.closest?.("figure.card")?.dataset.key);
  const key = keys[at < 0 ? 0 : Math.min(keys.length - 1, Math.max(0, at + by))];
  if (key) select(key, true);
}

function escape() {
  if (opened()) close();
  else if (settings.search || settings.only) { $("search").value = ""; set({ search: "", only: "" }); }
}

// start listens to the keyboard.
export function start() {
  $("help").addEventListener("click", help);
  document.addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || $("dialog").open) return;
    if (e.key === "Escape") {
      e.target.blur?.();
      escape();
      return;
    }
    if (e.target.closest("input:not([type=checkbox]), select, textarea")) {
      if (e.target.id === "search" && e.key === "Enter") { const first = visibleKeys()[0]; if (first) { e.target.blur(); show(first); } }
      return;
    }
    const act = actions[e.key];
    if (!act) return;
    e.preventDefault();
    act();
  });
}
