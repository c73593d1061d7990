package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// mail is the front of a card of the small example.
const mail = `document.querySelector('figure[data-key="cards/mail"] img')`

// TestEditSeeFilterBreakMend edits a card, finds it, breaks the game and mends it.
func TestEditSeeFilterBreakMend(t *testing.T) {
	p := open(t, newGame(t))
	all := eval[int](p, shown)
	before := eval[string](p, mail+".dataset.key")

	p.replace("cards/cards.csv", "Mail Bags", "Post Bags")
	p.until(mail + `.dataset.key !== "` + before + `"`)
	p.until(mail + `.complete && ` + mail + `.naturalWidth > 0`)
	if name := eval[string](p, `document.querySelector('figure[data-key="cards/mail"] .name').textContent`); name != "Post Bags" {
		t.Errorf("the name is %q", name)
	}

	p.do(`const s = document.getElementById("search"); s.value = "name:post"; s.dispatchEvent(new Event("input"))`)
	p.until(shown + " === 1")
	p.do(`const s = document.getElementById("search"); s.value = "sacs POSTAUX"; s.dispatchEvent(new Event("input"))`)
	p.until(shown + " === 1")
	p.do(`const s = document.getElementById("search"); s.value = ""; s.dispatchEvent(new Event("input"))`)
	p.until(fmt.Sprintf("%s === %d", shown, all))
	p.key("g")
	p.until(shown + " === 1")
	p.key("g")

	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.until(`document.querySelectorAll("#detail .compare img").length === 2`)
	p.key("Escape")
	p.until(`document.getElementById("detail").hidden`)

	now := eval[string](p, mail+".dataset.key")
	p.replace("cards/cards.csv", "mail,cargo,2", "mail,cargo,two")
	p.until(`!document.getElementById("banner").hidden`)
	if text := eval[string](p, `document.getElementById("banner").innerText`); !strings.Contains(text, "cards.csv:3:12") {
		t.Errorf("the banner says %q", text)
	}
	if eval[string](p, mail+".dataset.key") != now || eval[int](p, shown) != all {
		t.Error("the last good pictures are gone")
	}
	p.replace("cards/cards.csv", "mail,cargo,two", "mail,cargo,2")
	p.until(`document.getElementById("banner").hidden`)
}

// TestFindingOnCard makes a text too long: the card is marked, the spot is framed, and the
// finding can be copied.
func TestFindingOnCard(t *testing.T) {
	p := open(t, newGame(t))
	p.replace("cards/cards.csv", "Mail Bags", strings.Repeat("Mail Bags ", 30))
	p.until(`document.querySelector('figure[data-key="cards/mail"].error .spot')`)
	p.key("e")
	p.until(shown + " === 1")
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.until(`document.querySelector("#detail .findings .place")`)
	p.do(`document.querySelector("#detail .findings .place").click()`)
	p.until(`document.getElementById("toast").innerText.includes("cards.csv:3:")`)
}

// TestSettings tries the languages, sides, sizes, lines, colors and sheets.
func TestSettings(t *testing.T) {
	p := open(t, newGame(t))
	faces := `document.querySelectorAll('figure[data-key="cards/mail"] .face').length`
	for _, c := range []struct{ key, want string }{
		{"l", mail + `.alt.includes(", fr")`},
		{"l", faces + " === 2"},
		{"f", mail + `.alt.includes(", back,")`},
		{"f", faces + " === 4"},
		{"r", `Math.abs(document.querySelector('figure[data-key="cards/mail"] .face').getBoundingClientRect().width - 63.5 * 96 / 25.4) < 3`},
		{"b", `document.body.classList.contains("show-bleed")`},
		{"c", `getComputedStyle(document.querySelector(".trim")).display === "block"`},
		{"s", `getComputedStyle(document.querySelector(".safe")).display === "block"`},
		{"v", `getComputedStyle(` + mail + `).filter.includes("vision-grey")`},
		{"p", `document.querySelectorAll(".papers img").length > 0`},
		{"?", `document.getElementById("dialog").open`},
	} {
		p.key(c.key)
		p.until(c.want)
	}
	p.do(`document.getElementById("dialog").close()`)
	p.key("p")
	before := eval[string](p, mail+".dataset.key")
	p.key("i")
	p.until(mail + `.dataset.key !== "` + before + `"`)
}

// TestParts shows the parts of an open card, with the place of the one under the pointer.
func TestParts(t *testing.T) {
	p := open(t, newGame(t))
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.key("o")
	p.until(`document.querySelectorAll("#detail .part").length > 2`)
	p.do(`[...document.querySelectorAll("#detail .part")].at(-1).dispatchEvent(new PointerEvent("pointerenter"))`)
	p.until(`/faces.*yaml:\d+:\d+/.test([...document.querySelectorAll("#detail .pointed")].map((e) => e.innerText).join(" "))`)
}

// TestSizes shows the sizes of the texts of an open card, with what they may be.
func TestSizes(t *testing.T) {
	p := open(t, newGame(t))
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.key("z")
	p.until(`document.querySelectorAll("#detail .type b").length > 1`)
	p.until(`[...document.querySelectorAll("#detail .type b")].every((b) => Number(b.textContent) >= 5 && b.getBoundingClientRect().width > 0)`)
	p.until(`document.querySelector("#detail figcaption").innerText.includes("text from 6 pt")`)
	p.until(`[...document.querySelectorAll("#detail img")].every((i) => i.complete)`)
	p.picture("sizes.png")
	p.key("z")
	p.until(`document.querySelectorAll("#detail .type").length === 0`)
}

// TestRestart ends the command: the page says so and keeps its pictures.
func TestRestart(t *testing.T) {
	p := open(t, newGame(t))
	all := eval[int](p, shown)
	p.stop()
	p.until(`document.getElementById("status").dataset.is === "lost"`)
	if got := eval[int](p, shown); got != all {
		t.Errorf("%d cards are shown, want %d", got, all)
	}
	if err := chromedp.Do(p.ctx, chromedp.Navigate(p.start())); err != nil {
		t.Fatal(err)
	}
	p.until(fmt.Sprintf("%s === %d", shown, all))
}

// TestAccessible checks that all controls and pictures have names for screen readers.
func TestAccessible(t *testing.T) {
	p := open(t, newGame(t))
	p.do(`document.getElementById("more").click(); document.querySelector("figure.card button").click()`)
	p.until(`!document.getElementById("detail").hidden`)
	nameless := eval[[]string](p, `[...document.querySelectorAll("button, a, input, select, img")]
		.filter((e) => e.offsetParent !== null)
		.filter((e) => !(e.alt || e.getAttribute("aria-label") || e.labels?.length || e.innerText?.trim() || e.querySelector?.("img[alt]")))
		.map((e) => e.outerHTML.slice(0, 120))`)
	if len(nameless) > 0 {
		t.Errorf("these have no name:\n%s", strings.Join(nameless, "\n"))
	}
	if n := eval[int](p, `document.querySelectorAll("h1").length`); n != 1 {
		t.Errorf("%d headings of the page", n)
	}
}
