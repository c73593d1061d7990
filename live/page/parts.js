// The parts of a face: their boxes, and the name of the one under the pointer.
import { h, goTo } from "./dom.js";
import { frame } from "./face.js";

const known = new Map(); // parts and texts, by their paths

// about returns what there is of a kind, parts or texts, on the picture of a key.
async function about(kind, key) {
  const path = `/${kind}/${key}.json`;
  if (!known.has(path)) {
    const answer = await fetch(path);
    known.set(path, answer.ok ? (await answer.json()) || [] : []);
    if (known.size > 200) known.delete(known.keys().next().value);
  }
  return known.get(path);
}

const area = (p) => p.box[2] * p.box[3];

// outline draws the boxes of the parts of a face, smaller ones over larger ones.
export async function outline(el, deck, key) {
  const parts = (await about("parts", key)).map((p, i) => ({ ...p, owner: { picture: key, part: i } })).sort((a, b) => area(b) - area(a));
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

// measure writes the size of each text on a face beside it, and marks the small ones: no text
// may be smaller than the deck's least size, and it had better not be that small.
export async function measure(el, deck, key) {
  const texts = await about("texts", key);
  frame(el, deck, "type", texts.map((t) => t.box), (i) => {
    const size = texts[i].size;
    return h("span", { class: size < deck.better - 0.01 ? "small" : undefined }, h("b", {}, size.toFixed(1).replace(".0", "")));
  });
}
