package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// saved is the text of the message that says which file was saved.
const saved = `document.getElementById("toast").innerText`

// TestPrint prints with the keyboard what is searched for, and what has changed: the browser saves PDFs.
func TestPrint(t *testing.T) {
	p := open(t, newGame(t))
	p.do(`
		window.pdfs = [];
		const create = URL.createObjectURL;
		URL.createObjectURL = (b) => { window.pdfs.push(b); return create(b); };`)
	p.do(`const s = document.getElementById("search"); s.value = "mail bags"; s.dispatchEvent(new Event("input"))`)
	p.until(shown + " === 1")
	p.until(`document.getElementById("print-these").innerText.includes("1")`)
	p.press("print-these")
	p.until(saved + `.includes("ferry-en-selection.pdf")`)
	p.until(`window.pdfs.length === 1`)
	if kind := eval[string](p, `window.pdfs[0].text().then((t) => window.pdfs[0].type + " " + t.slice(0, 5))`); kind != "application/pdf %PDF-" {
		t.Errorf("saved was %s", kind)
	}

	p.press("print-changed") // nothing was printed so far, so that each card is new
	p.until(saved + `.includes("ferry-en-changed.pdf")`)
	p.until(`window.pdfs.length === 2 && window.pdfs[1].size > window.pdfs[0].size`)

	p.do(`const s = document.getElementById("search"); s.value = "no such card"; s.dispatchEvent(new Event("input"))`)
	p.until(`document.getElementById("print-these").disabled`)
	p.replace("cards/cards.csv", "mail,cargo,2", "mail,cargo,two")
	p.until(`!document.getElementById("banner").hidden`)
	p.press("print-changed")
	p.until(saved + `.includes("cards.csv:3:12")`)
}

// press moves the focus to a button, and presses Enter on it as the keyboard does.
func (p *page) press(id string) {
	p.Helper()
	p.do(`const b = document.getElementById("` + id + `"); b.focus(); if (document.activeElement !== b || b.tabIndex < 0) throw new Error("no focus")`)
	if err := chromedp.Do(p.ctx, chromedp.KeyEvent(kb.Enter)); err != nil {
		p.Fatal(err)
	}
}
