// The controls above the cards.
import { h, $ } from "./dom.js";
import { settings, set, onChange } from "./settings.js";
import { state } from "./state.js";
import { calibrate } from "./dialogs.js";

// choice fills a group of buttons of which one is chosen.
function choice(id, options, value, pick) {
  $(id).replaceChildren(...options.map(([v, label, title]) => h("button", {
    type: "button", role: "radio", "aria-checked": String(v === value), title, tabindex: v === value ? 0 : -1,
    onclick: () => pick(v), onkeydown: (e) => arrow(e, id),
  }, label)));
}

// arrow moves between the buttons of a group, as in a group of radio buttons.
function arrow(e, id) {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
  if (!by) return;
  e.preventDefault();
  e.stopPropagation();
  const all = [...$(id).children];
  const next = (all.indexOf(e.target) + by + all.length) % all.length;
  all[next].click();
  $(id).children[next].focus();
}

// render shows the controls for the game as it is now.
export function render() {
  const langs = state.languages;
  const lang = settings.lang === "*" && langs.length > 1 ? "*" : langs.includes(settings.lang) ? settings.lang : langs[0];
  $("languages").hidden = langs.length < 2;
  choice("languages", [...langs.map((l) => [l, l.toUpperCase(), l]), ["*", "All", "All languages side by side (l)"]], lang, (v) => set({ lang: v }));
  choice("sides", [["front", "Front", "Fronts (f)"], ["back", "Back", "Backs (f)"], ["both", "Both", "Both sides (f)"]], settings.side, (v) => set({ side: v }));
  choice("sizes", [["fit", "Fit", "Easy to look at (r)"], ["real", "Real size", "As large as printed (r)"]], settings.size, (v) => set({ size: v }));
  $("zoom").value = settings.zoom;
  $("zoom").disabled = settings.size === "real";
  options();
}

function check(name, label, key) {
  return h("label", {}, h("input", { type: "checkbox", checked: settings[name], onchange: (e) => set({ [name]: e.target.checked }) }), label, key && h("kbd", {}, key));
}

function select(name, label, options) {
  return h("label", {}, label, h("select", { onchange: (e) => set({ [name]: e.target.value }) },
    ...options.map(([v, text]) => h("option", { value: v, selected: settings[name] === v }, text))));
}

const visions = [["normal", "as they are"], ["grey", "black and white"], ["protanopia", "no red cones (protanopia)"], ["deuteranopia", "no green cones (deuteranopia)"], ["tritanopia", "no blue cones (tritanopia)"]];

function options() {
  const focused = document.activeElement?.closest?.("#options") ? [...$("options").querySelectorAll("input,select,button")].indexOf(document.activeElement) : -1;
  $("options").replaceChildren(
    h("fieldset", {}, h("legend", {}, "Lines"), check("bleed", "bleed", "b"), check("trim", "cut", "c"), check("safe", "safe zone", "s"), check("parts", "parts of the open card", "o"), check("sizes", "sizes of its texts", "z")),
    select("vision", "Colors", visions),
    check("lowInk", "low ink", "i"),
    state.variants.length > 0 ? select("variant", "Variant", [["", "none"], ...state.variants.map((v) => [v, v])]) : "",
    select("theme", "Page", [["", "as the system"], ["light", "light"], ["dark", "dark"]]),
    h("button", { type: "button", onclick: calibrate }, "Calibrate real size…"));
  if (focused >= 0) $("options").querySelectorAll("input,select,button")[focused]?.focus();
}

// start wires the controls that stay.
export function start() {
  let waiting;
  $("search").value = settings.search;
  $("search").addEventListener("input", (e) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => set({ search: e.target.value }), 60);
  });
  $("zoom").addEventListener("input", (e) => set({ zoom: Number(e.target.value) }));
  $("more").addEventListener("click", () => {
    $("options").hidden = !$("options").hidden;
    $("more").setAttribute("aria-expanded", String(!$("options").hidden));
  });
  onChange(render);
}
