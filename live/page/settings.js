// What the user chose. It is kept in a cookie, because other storage of a browser is for
// one port, and the port is another one each time. It holds only how the page looks.

const defaults = {
  lang: "", side: "front", size: "fit", zoom: 1, theme: "", vision: "normal", lowInk: false, variant: "",
  bleed: false, trim: false, safe: false, parts: false, sizes: false, pxPerMM: 96 / 25.4, deck: "", search: "", only: "",
};

export const settings = { ...defaults, ...read() };
const watchers = [];

function read() {
  try {
    const kept = document.cookie.split("; ").find((c) => c.startsWith("punchboard-look="));
    return kept ? JSON.parse(decodeURIComponent(kept.slice("punchboard-look=".length))) : {};
  } catch {
    return {};
  }
}

// set changes settings and tells those that depend on them.
export function set(change) {
  Object.assign(settings, change);
  const { deck, search, only, variant, lowInk, ...kept } = settings;
  document.cookie = `punchboard-look=${encodeURIComponent(JSON.stringify(kept))}; SameSite=Strict; path=/; max-age=31536000`;
  for (const f of watchers) f(change);
}

// onChange registers a function that is called after each change.
export function onChange(f) { watchers.push(f); }
