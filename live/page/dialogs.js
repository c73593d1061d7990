// Dialogs: the keys, and the calibration of real size.
import { h, $ } from "./dom.js";
import { settings, set } from "./settings.js";

function open(...content) {
  const d = $("dialog");
  d.replaceChildren(...content);
  if (!d.open) d.showModal();
}

const close = () => $("dialog").close();

const keys = [
  ["/", "search"], ["← →", "previous and next card"], ["Enter", "open the card"], ["Esc", "close the card, or clear the search"],
  ["l", "next language, then all side by side"], ["f", "front, back, both"], ["r", "real size, or fit"], ["- +", "smaller, larger"],
  ["b", "bleed"], ["c", "cut line"], ["s", "safe zone"], ["o", "parts of the open card"], ["z", "sizes of its texts"], ["i", "low ink"], ["v", "colors as others see them"],
  ["e", "only cards with findings"], ["g", "only changed cards"], ["p", "sheets to print"], ["t", "playtest"], ["?", "this list"],
];

// help lists the keys.
export function help() {
  open(h("h2", {}, "Keys"), h("dl", {}, ...keys.flatMap(([k, what]) => [h("dt", {}, ...k.split(" ").map((x) => h("kbd", {}, x))), h("dd", {}, what)])),
    h("div", { class: "end" }, h("button", { type: "button", onclick: close }, "Close")));
}

const card = { width: 85.6, height: 53.98 }; // a bank card: ISO/IEC 7810, ID-1

// calibrate lets the user make a frame as large as a bank card.
export function calibrate() {
  const before = settings.pxPerMM;
  const bank = h("div", { class: "bank" }, "bank card");
  const show = (v) => { bank.style.width = `${card.width * v}px`; bank.style.height = `${card.height * v}px`; };
  const slider = h("input", { type: "range", min: 2, max: 9, step: 0.005, value: before, "aria-label": "Width of the frame", oninput: (e) => show(Number(e.target.value)) });
  show(before);
  open(h("h2", {}, "Real size"),
    h("p", {}, "Hold a bank card against the screen and make the frame exactly as large. The arrow keys move the slider in small steps. This has to be done once for a screen."),
    bank, slider,
    h("div", { class: "end" }, h("button", { type: "button", onclick: close }, "Cancel"),
      h("button", { type: "button", onclick: () => { set({ pxPerMM: Number(slider.value), size: "real" }); close(); } }, "Use this size")));
}
