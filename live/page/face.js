// A face of a card: the picture, cut to the trim, with lines over it.
import { h } from "./dom.js";
import { settings } from "./settings.js";

// pictureURL is the address of a picture, in so many pixels a row if that is not 0.
export const pictureURL = (key, pixels) => (pixels ? `/picture/${key}.png?width=${pixels}` : `/picture/${key}.svg`);

const [leastPixels, mostPixels] = [16, 2048]; // see pixels.go

// pixelsFor returns in how many pixels to ask for a picture that is so many millimeters wide,
// 0 for one that is too wide or too narrow. A browser takes longer to draw outlines than the
// program: some ten times as long for a map.
export function pixelsFor(width, mm) {
  const pixels = Math.ceil(width * mm * devicePixelRatio);
  return pixels >= leastPixels && pixels <= mostPixels ? pixels : 0;
}

const pixelsOf = (deck, mm = scaleOf(deck)) => pixelsFor(deck.width + 2 * (deck.bleed || 0), mm);

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
  setPicture(el, key, alt, pixelsOf(deck, options.mm), options.eager);
  return el;
}

// update shows another picture in a face of the gallery.
export const update = (el, deck, key, alt) => setPicture(el, key, alt, pixelsOf(deck));

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

const pending = new Set(); // pictures on the screen that are not ready yet

// settled waits until all pictures on the screen are shown, or it takes too long.
export const settled = () => Promise.race([Promise.all(pending), new Promise((done) => { setTimeout(done, 1000); })]);

// setPicture shows a picture in a face. The one before stays until the new one is ready, so
// that nothing flickers, unless it is not on the screen: those that are come first.
function setPicture(el, key, alt, pixels, eager) {
  const cut = el.firstChild;
  const old = cut.querySelector("img");
  el.classList.toggle("waiting", !key);
  if (old && old.dataset.key === key && Number(old.dataset.pixels) === pixels) {
    old.alt = alt;
    delete el.dataset.next;
    return;
  }
  if (!key) {
    old?.remove();
    return;
  }
  const stays = old && onScreen(el);
  const img = h("img", { alt, decoding: "async", loading: eager || stays ? "eager" : "lazy", "data-key": key, "data-pixels": pixels });
  img.src = pictureURL(key, pixels);
  if (!stays) {
    delete el.dataset.next;
    cut.replaceChildren(img);
    return;
  }
  el.dataset.next = img.src;
  const ready = img.decode().catch(() => {}).then(() => {
    if (el.dataset.next === img.src) cut.replaceChildren(img);
    pending.delete(ready);
  });
  pending.add(ready);
}

// onScreen reports whether a face can be seen.
function onScreen(el) {
  const box = el.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}
