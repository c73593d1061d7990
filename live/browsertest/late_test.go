package browsertest

import "testing"

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
