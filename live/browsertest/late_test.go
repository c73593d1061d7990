package browsertest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLateAnswer delays the first answer with the whole state until a later change has been
// shown: the page must not go back to it.
func TestLateAnswer(t *testing.T) {
	p := open(t, newGame(t))
	p.until(`document.getElementById("status").dataset.is === "good"`)
	p.do(`const real = window.fetch;
		window.fetch = async (...args) => {
			const answer = await real(...args);
			if (!String(args[0]).startsWith("/state.json") || window.held) return answer;
			window.held = true;
			const text = await answer.text();
			await new Promise((go) => { window.release = go; });
			setTimeout(() => { window.late = true; }, 200);
			return new Response(text, { status: answer.status });
		}`)
	p.replace("game.yaml", `version: "0.1"`, `version: "0.2"`) // too much is different to be listed
	p.until("window.held && window.release")
	p.replace("cards/cards.csv", "Mail Bags", "Post Bags")
	const name = `document.querySelector('figure[data-key="cards/mail"] .name').textContent`
	p.until(name + ` === "Post Bags" && document.getElementById("status").dataset.is === "good"`)
	p.do("window.release()")
	p.until("window.late")
	p.until(name + ` === "Post Bags" && document.getElementById("status").dataset.is === "good"`)
	if shown := eval[string](p, name); shown != "Post Bags" {
		t.Errorf("the page shows %q", shown)
	}
}

// TestBrokenFromTheStart opens a game that cannot be read: nothing claims that there were
// pictures before, and they come when it is corrected.
func TestBrokenFromTheStart(t *testing.T) {
	dir := newGame(t)
	path := filepath.Join(dir, "cards", "cards.csv")
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, bytes.Replace(whole, []byte("mail,cargo,2"), []byte("mail,cargo,two"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	p := visit(t, dir)
	p.until(`document.getElementById("status").dataset.is === "broken"`)
	if text := eval[string](p, `document.body.innerText`); strings.Contains(text, "from before") || !strings.Contains(text, "cards.csv:3:12") {
		t.Errorf("the page says %q", text)
	}
	if err := os.WriteFile(path, whole, 0o644); err != nil {
		t.Fatal(err)
	}
	p.until(`document.getElementById("banner").hidden && document.querySelectorAll("figure.card").length === 8`)
}
