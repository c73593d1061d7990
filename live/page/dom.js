// Small helpers. Texts of the game only ever become text nodes and attributes, never HTML.

// h makes an element: h("button", {class: "x", onclick: f}, "text", child).
export function h(tag, props = {}, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) el.addEventListener(name.slice(2), value);
    else if (name.startsWith("--")) el.style.setProperty(name, value);
    else if (value === true) el.setAttribute(name, "");
    else el.setAttribute(name, value);
  }
  el.append(...children.filter((c) => c !== undefined && c !== null && c !== false));
  return el;
}

export const $ = (id) => document.getElementById(id);

// count writes a number with its noun: "1 card", "3 cards".
export const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

let hiding;

// toast shows a short message for a moment.
export function toast(text) {
  const el = $("toast");
  el.textContent = text;
  el.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { el.hidden = true; }, 2200);
}

// copy puts a text on the clipboard.
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`Copied ${text}`);
  } catch {
    toast(text);
  }
}

let opener; // opens a place in the editor; undefined if places are only copied

// onPlace sets what opens a place. It is not told where the place is, but what has it.
export function onPlace(f) { opener = f; }

// goTo opens a place in the editor, or copies it.
export async function goTo(at, owner) {
  if (!opener || !owner) {
    copy(at);
    return;
  }
  const problem = await opener(owner);
  toast(problem || `Opened ${at}`);
}

// placeButton is a place in a file; a click opens or copies it.
export function placeButton(at, owner) {
  return h("button", { class: "place", type: "button", title: opener && owner ? "Open this place in the editor" : "Copy this place", onclick: (e) => { e.stopPropagation(); goTo(at, owner); } }, at);
}
