// PDFs of some of the cards.
import { h, toast } from "./dom.js";
import { settings } from "./settings.js";
import { shownLanguages, visibleKeys } from "./gallery.js";

// buttons returns the buttons that print, for the list of decks.
export function buttons() {
  const keys = visibleKeys();
  return [
    h("button", { type: "button", id: "print-changed", "aria-label": "Print what has changed", title: "A PDF of the cards that differ from your printed ones (see punchboard printed)", onclick: () => print("changed", []) },
      h("span", { class: "label" }, "What has changed")),
    h("button", { type: "button", id: "print-these", "aria-label": `Print these cards: ${keys.length}`, title: "A PDF of the cards that are shown", disabled: keys.length === 0, onclick: () => print("these", visibleKeys()) },
      h("span", { class: "label" }, "These cards"), h("span", { class: "count" }, String(keys.length))),
  ];
}

// print downloads a PDF in each language that is shown.
async function print(what, cards) {
  toast("Making the PDF…");
  for (const lang of shownLanguages()) {
    const q = new URLSearchParams({ what, lang });
    if (settings.variant) q.set("variant", settings.variant);
    if (settings.lowInk) q.set("low-ink", "true");
    for (const c of cards) q.append("card", c);
    await download(`/print.pdf?${q}`, lang);
  }
}

async function download(url, lang) {
  const answer = await fetch(url).catch(() => null);
  if (!answer) {
    toast("No connection: is punchboard live still running?");
  } else if (answer.status === 204) {
    toast(`Nothing to print in ${lang}: no card differs from the last print`);
  } else if (!answer.ok) {
    toast(await answer.text());
  } else {
    const [, name] = (answer.headers.get("Content-Disposition") || "").match(/filename="?([^";]+)/) || [null, `${lang}.pdf`];
    const to = URL.createObjectURL(await answer.blob());
    h("a", { href: to, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(to), 60000);
    toast(`Saved ${name}`);
  }
}
