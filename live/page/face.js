// A face of a card: the picture, cut to the trim, with lines over it.
import { h } from "./dom.js";
import { settings } from "./settings.js";

export const pictureURL = (key) => `/picture/${key}.svg`;

// scaleOf returns how many pixels a millimeter of a deck takes. At real size it is that of
// the screen; otherwise small pieces are drawn larger, and large ones smaller.
export function scaleOf(deck, zoom = settings.zoom) {
  if (settings.size === "real") return settings.pxPerMM;
  return (zoom * 170 * Math.sqrt(Math.min(deck.width, deck.height) / 63)) / Math.min(deck.width, deck.height);
}

// face makes an element for a picture of a deck.
export function face(deck, key, alt, options = {}) {
  const el = h("span", {
    class: `face${deck.round ? " round" : ""}`, "--w": deck.width, "--h": deck.height, "--b": deck.bleed || 0,
    "--s": deck.safe || 0, "--corner": deck.corner || 0, "--mm": options.mm,
  }, h("span", { class: "cut" }), h("span", { class: "over" }, h("span", { class: "line trim" }), h("span", { class: "line safe" })));
  setPicture(el, key, alt, options.eager);
  return el;
}

// frame puts frames around boxes on a face; each box is left, top, width and height in
// millimeters from the corner of the trim. It replaces the frames of that class.
export function frame(el, deck, name, boxes, make) {
  const over = el.querySelector(".over");
  for (const old of [...over.querySelectorAll(`.${name}`)]) old.remove();
  boxes.forEach((box, i) => {
    const [x, y, w, h1] = box;
    const spot = make ? make(i) : h("span", {});
    spot.classList.add(name);
    Object.assign(spot.style, {
      left: `${(x / deck.width) * 100}%`, top: `${(y / deck.height) * 100}%`,
      width: `${(w / deck.width) * 100}%`, height: `${(h1 / deck.height) * 100}%`,
    });
    over.append(spot);
  });
}

// setPicture shows a picture in a face. The one before stays until the new one is ready, so
// that nothing flickers.
export function setPicture(el, key, alt, eager) {
  const cut = el.firstChild;
  const old = cut.querySelector("img");
  el.classList.toggle("waiting", !key);
  if (old && old.dataset.key === key) {
    old.alt = alt;
    return;
  }
  if (!key) {
    old?.remove();
    return;
  }
  const img = h("img", { alt, decoding: "async", loading: eager || old ? "eager" : "lazy", "data-key": key });
  img.src = pictureURL(key);
  if (!old) {
    cut.append(img);
    return;
  }
  el.dataset.next = key;
  const swap = () => { if (el.dataset.next === key) cut.replaceChildren(img); };
  img.decode().then(swap, swap);
}
