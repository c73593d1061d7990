// The parts of a face: their boxes, and the name of the one under the pointer.
import { h, goTo } from "./dom.js";
import { frame } from "./face.js";

const known = new Map(); // parts by the key of a picture

async function partsOf(key) {
  if (!known.has(key)) {
    const answer = await fetch(`/parts/${key}.json`);
    known.set(key, answer.ok ? (await answer.json()) || [] : []);
    if (known.size > 200) known.delete(known.keys().next().value);
  }
  return known.get(key);
}

const area = (p) => p.box[2] * p.box[3];

// outline draws the boxes of the parts of a face, smaller ones over larger ones.
export async function outline(el, deck, key) {
  const parts = (await partsOf(key)).map((p, i) => ({ ...p, owner: { picture: key, part: i } })).sort((a, b) => area(b) - area(a));
  frame(el, deck, "part", parts.map((p) => p.box), (i) => one(el, parts[i]));
}

function one(el, part) {
  const text = `${part.kind}${part.name ? ` “${part.name}”` : ""}, ${part.box[2].toFixed(1)} × ${part.box[3].toFixed(1)} mm`;
  const say = () => {
    const line = el.closest("figure")?.querySelector(".pointed");
    line?.replaceChildren(h("strong", {}, text), " ", h("span", { class: "place" }, part.at));
  };
  return h("button", { type: "button", "aria-label": `${text}, ${part.at}`, onpointerenter: say, onfocus: say, onclick: () => goTo(part.at, part.owner) });
}
