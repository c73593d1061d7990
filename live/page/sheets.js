// The sheets as they will be printed.
import { h } from "./dom.js";
import { settings } from "./settings.js";
import { state } from "./state.js";
import { pictureURL, pixelsFor } from "./face.js";
import { shownLanguages } from "./gallery.js";

// page shows the sheets of the languages that are shown, a file at a time.
export function page() {
  const root = h("div", { class: "papers" });
  const files = new Map();
  for (const s of state.sheets) {
    if (!shownLanguages().includes(s.language)) continue;
    if (!files.has(s.file)) files.set(s.file, []);
    files.get(s.file).push(s);
  }
  for (const [file, list] of files) {
    root.append(h("section", { class: "deck" }, h("h2", {}, file, h("small", {}, list[0].summary)),
      h("div", { class: "grid" }, ...list.map(paper))));
  }
  return root;
}

function paper(s) {
  const mm = settings.size === "real" ? settings.pxPerMM : (settings.zoom * 240) / Math.min(s.width, s.height);
  const el = h("span", { class: "face paper", "--w": s.width, "--h": s.height, "--b": 0, "--s": 0, "--corner": 0, "--mm": mm },
    h("span", { class: "cut" }, h("img", { src: pictureURL(s.picture, pixelsFor(s.width, mm)), loading: "lazy", decoding: "async", alt: `${s.file}, page ${s.page} of ${s.pages}` })));
  return h("figure", { class: "card" }, h("a", { class: "faces", href: pictureURL(s.picture), target: "_blank", rel: "noopener" }, el),
    h("figcaption", {}, h("span", { class: "name" }, `page ${s.page} of ${s.pages}`)));
}
