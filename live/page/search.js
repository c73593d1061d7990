// Search: every word must occur in some column, in any language; "column:text" looks in
// one column only.

export const folded = (s) => String(s).normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

const cache = new WeakMap();

function texts(card) {
  let t = cache.get(card);
  if (!t) {
    const fields = (card.fields || []).map((f) => [folded(f.name), folded([f.text || "", ...Object.values(f.byLang || {})].join("\n"))]);
    t = { fields, all: folded([card.id, ...Object.values(card.name), card.at].join("\n")) + "\n" + fields.map((f) => f[1]).join("\n") };
    cache.set(card, t);
  }
  return t;
}

// query compiles a search.
export function query(text) {
  const words = folded(text).match(/(?:[^\s"]+:)?"[^"]*"|\S+/g) || [];
  const tests = words.map((word) => {
    const [, column, want] = word.match(/^(?:([^:"]+):)?"?([^"]*)"?$/) || [null, null, word];
    return (t) => (column
      ? t.fields.some((f) => f[0] === column && f[1].includes(want)) || (column === "id" && t.all.includes(want)) || t.all.includes(word)
      : t.all.includes(want));
  });
  return (card) => {
    const t = texts(card);
    return tests.every((test) => test(t));
  };
}
