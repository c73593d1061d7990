package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// TestPlaytest opens the panel, and edits a row that plays.
func TestPlaytest(t *testing.T) {
	p := open(t, newGame(t))
	p.key("t")
	p.until(`document.querySelector(".play.done") && document.querySelectorAll(".play .findings li").length > 2`)
	p.until(`document.querySelectorAll(".play .charts img").length > 1 && [...document.querySelectorAll(".play .charts img")].every((i) => i.complete && i.naturalWidth > 0)`)
	before := eval[string](p, `document.querySelector(".play").innerText`)
	p.replace("cards/cards.csv", "mail,cargo,2,1", "mail,cargo,2,5")
	p.until(`document.querySelector(".play.done") && document.querySelector(".play").innerText !== ` + quoted(before))
	p.picture("live-play.png")
}

// TestEditor clicks on a place: the command is started with the file and line.
func TestEditor(t *testing.T) {
	p := open(t, newGame(t), "--editor", "touch {file}.line{line}.col{col}")
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.until(`document.querySelector("#detail .meta .place")`)
	p.do(`document.querySelector("#detail .meta .place").click()`)
	p.until(`document.getElementById("toast").innerText.startsWith("Opened ")`)
	opened := filepath.Join(p.dir, "cards", "cards.csv.line3.col1")
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if _, err := os.Stat(opened); err == nil {
			break
		} else if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// TestVariant looks at a variant of the game, and goes back.
func TestVariant(t *testing.T) {
	dir := newGame(t)
	p := &page{TB: t, dir: dir}
	if err := os.MkdirAll(filepath.Join(dir, "variants"), 0o755); err != nil {
		t.Fatal(err)
	}
	p.write("variants/red.yaml", "print: {foot: true, proof: true}\n")
	p = open(t, dir)
	before := eval[string](p, mail+".dataset.key")
	choose := func(name string) {
		p.do(`document.getElementById("options").hidden && document.getElementById("more").click();
			const s = [...document.querySelectorAll("#options select")].find((s) => [...s.options].some((o) => o.value === "red"));
			s.value = ` + quoted(name) + `; s.dispatchEvent(new Event("change"))`)
	}
	choose("red")
	p.until("(" + mail + "?.dataset.key ?? " + quoted(before) + ") !== " + quoted(before))
	choose("")
	p.until(mail + "?.dataset.key === " + quoted(before))
}

// TestCalibration makes the frame of the bank card larger: real size follows.
func TestCalibration(t *testing.T) {
	p := open(t, newGame(t))
	p.do(`document.getElementById("more").click(); [...document.querySelectorAll("#options button")].find((b) => b.innerText.includes("Calibrate")).click()`)
	p.do(`const s = document.querySelector("#dialog input"); s.value = 6; s.dispatchEvent(new Event("input"))`)
	p.until(`Math.abs(document.querySelector(".bank").getBoundingClientRect().width - 85.6 * 6) < 1`)
	p.do(`[...document.querySelectorAll("#dialog button")].find((b) => b.innerText === "Use this size").click()`)
	p.until(`Math.abs(document.querySelector('figure[data-key="cards/mail"] .face').getBoundingClientRect().width - 63.5 * 6) < 3`)
}

// TestHostileNames puts markup into names: the page shows it as text.
func TestHostileNames(t *testing.T) {
	const markup = `<img src=x onerror=window.hit=1>`
	p := open(t, newGame(t))
	p.replace("cards/cards.csv", "Mail Bags", markup)
	p.until(`document.querySelector('figure[data-key="cards/mail"] .name').textContent === ` + quoted(markup))
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.until(`document.querySelector("#detail h2")?.textContent === ` + quoted(markup))
	p.key("Escape")
	p.key("p")
	p.until(`document.querySelectorAll(".papers img").length > 0`)
	if eval[bool](p, `"hit" in window || !!document.querySelector('img[src="x"]')`) {
		t.Error("a name has become part of the page")
	}
}

// TestDark checks that the page is dark in a dark system and if that is chosen, and that
// its texts can be read.
func TestDark(t *testing.T) {
	p := open(t, newGame(t))
	lightness := `(() => { const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number); return (r + g + b) / 3; })()`
	p.until(lightness + " > 200")
	p.do(`document.getElementById("more").click();
		const s = [...document.querySelectorAll("#options select")].find((s) => [...s.options].some((o) => o.value === "dark"));
		s.value = "dark"; s.dispatchEvent(new Event("change"))`)
	p.until(lightness + " < 60")
	p.picture("dark.png")
}

// TestNarrow looks at the page in the window of a phone: nothing is wider than it.
func TestNarrow(t *testing.T) {
	p := open(t, newGame(t))
	if err := chromedp.Do(p.ctx, chromedp.EmulateViewport(360, 740)); err != nil {
		t.Fatal(err)
	}
	p.until(`window.innerWidth === 360 && getComputedStyle(document.querySelector(".room")).flexDirection === "column"`)
	wide := `[...document.querySelectorAll("header, footer, main, .grid, .face, #detail, #options, .page, .charts img")]
		.filter((e) => e.offsetParent !== null && e.getBoundingClientRect().right > 361).map((e) => e.tagName + "." + e.className + "#" + e.id)`
	check := func(where string) {
		if list := eval[[]string](p, wide); len(list) > 0 || eval[int](p, "document.documentElement.scrollWidth") > 360 {
			t.Errorf("%s: these are too wide: %s", where, strings.Join(list, " "))
		}
		p.picture("narrow-" + where + ".png")
	}
	check("cards")
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.until(`!document.getElementById("detail").hidden`)
	check("card")
	p.key("Escape")
	p.key("t")
	p.until(`document.querySelector(".play.done")`)
	check("play")
}
