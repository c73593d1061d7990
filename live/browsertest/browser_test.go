// Package browsertest drives `punchboard live` with a real browser. It is a module of its
// own, so that what drives the browser is not a dependency of the command.
package browsertest

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// program is the command under test; "" if there is no browser to test it with.
var program string

// names are what the browser is called on various systems.
var names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}

// chrome returns the path of a browser: $PUNCHBOARD_BROWSER, or one that is installed.
func chrome() string {
	if path := os.Getenv("PUNCHBOARD_BROWSER"); path != "" {
		return path
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// missing says why there is no browser to test with, or "".
func missing() string {
	if chrome() == "" {
		return "none is installed"
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := exec.CommandContext(ctx, chrome(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom", "about:blank").Run(); err != nil {
		return fmt.Sprintf("%s does not start: %v", chrome(), err)
	}
	return ""
}

func TestMain(m *testing.M) {
	if why := missing(); why != "" {
		fmt.Fprintf(os.Stderr, "`punchboard live` was not tested in a browser: %s; install chromium, or set PUNCHBOARD_BROWSER\n", why)
		os.Exit(0)
	}
	dir, err := os.MkdirTemp("", "punchboard-live")
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	program = filepath.Join(dir, "punchboard")
	build := exec.Command("go", "build", "-o", program, "./cmd/punchboard")
	build.Dir, build.Stderr = "../..", os.Stderr
	code := 1
	if err := build.Run(); err != nil {
		fmt.Println("the command cannot be built:", err)
	} else {
		code = m.Run()
		closeBrowser()
	}
	os.RemoveAll(dir)
	os.Exit(code)
}

// page is a game that is shown in a browser.
type page struct {
	testing.TB
	dir     string // of the game
	command *exec.Cmd
	ctx     context.Context // of the tab
}

// newGame copies a game, or the small example, into a new directory.
func newGame(t testing.TB, from ...string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "ferry")
	args := append([]string{"new", dir}, from...)
	if out, err := exec.Command(program, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return dir
}

// open shows the game of a directory, with its cards.
func open(t testing.TB, dir string, flags ...string) *page {
	t.Helper()
	p := visit(t, dir, flags...)
	p.until(`document.querySelectorAll("figure.card img").length > 0`)
	p.until(`document.getElementById("status").dataset.is === "good"`)
	return p
}

// browser starts the browser of all tests when the first one asks for it. Each test has a
// browser context of its own, so that none sees what another stored. A busy machine may have
// no process left for it at first.
var browser = sync.OnceValue(func() context.Context {
	for tries := 1; ; tries++ {
		ctx, cancel := launch()
		err := chromedp.Do(ctx)
		if err == nil {
			closeBrowser = cancel
			return ctx
		}
		cancel()
		if tries == 5 {
			panic(err)
		}
		time.Sleep(time.Duration(tries) * time.Second)
	}
})

// closeBrowser ends the browser, if one was started.
var closeBrowser = func() {}

// launch returns the context of a browser that starts when it is first used.
func launch() (context.Context, func()) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chrome()), chromedp.NoSandbox, chromedp.WSURLReadTimeout(patience), chromedp.Flag("disable-dev-shm-usage", true), chromedp.WindowSize(1400, 900))
	allocator, end := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	return ctx, func() { cancel(); end() }
}

// visit shows the game of a directory, whatever is shown of it.
func visit(t testing.TB, dir string, flags ...string) *page {
	t.Helper()
	p := &page{TB: t, dir: dir}
	link := p.start(flags...)
	ctx, cancel := chromedp.NewContext(browser(), chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	if _, benchmark := t.(*testing.B); !benchmark { // which may edit for long
		ctx, cancel = context.WithTimeout(ctx, 5*time.Minute)
		t.Cleanup(cancel)
	}
	p.ctx = ctx
	if err := chromedp.Do(ctx, chromedp.Navigate(link)); err != nil {
		t.Fatal(err)
	}
	return p
}

// start starts the command, and returns the link that it prints.
func (p *page) start(flags ...string) string {
	p.Helper()
	p.command = exec.Command(program, append([]string{"live", filepath.Base(p.dir)}, flags...)...)
	p.command.Dir = filepath.Dir(p.dir)
	out, err := p.command.StdoutPipe()
	if err != nil {
		p.Fatal(err)
	}
	p.command.Stderr = os.Stderr
	if err := p.command.Start(); err != nil {
		p.Fatal(err)
	}
	p.Cleanup(p.stop)
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if link := strings.TrimSpace(lines.Text()); strings.HasPrefix(link, "http://") {
			go io.Copy(io.Discard, out)
			return link
		}
	}
	p.Fatal("the command prints no link")
	return ""
}

// stop ends the command with Ctrl-C, unless it has ended, and checks that it does.
func (p *page) stop() {
	if p.command.ProcessState != nil {
		return
	}
	p.command.Process.Signal(os.Interrupt)
	late := time.AfterFunc(10*time.Second, func() { p.command.Process.Kill() })
	defer late.Stop()
	if err := p.command.Wait(); err != nil {
		p.Errorf("Ctrl-C: %v", err)
	}
}

// eval evaluates an expression in the page.
func eval[V any](p *page, expression string) V {
	p.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[V](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.Fatalf("%s: %v", expression, err)
	}
	return v
}

// do evaluates statements.
func (p *page) do(statements string) {
	p.Helper()
	eval[bool](p, "(() => {"+statements+"; return true; })()")
}

// patience is how long a test waits for anything. A machine that does other things as well
// may need many times as long as an idle one.
const patience = time.Minute

// until waits until an expression is true. It looks from inside the page, so that waiting
// takes as little of a busy machine as possible.
func (p *page) until(expression string) {
	p.Helper()
	const look = `new Promise((done) => {
		const end = performance.now() + 5000;
		const look = () => { if (%s) done(true); else if (performance.now() > end) done(false); else setTimeout(look, 10); };
		look();
	})`
	for end := time.Now().Add(patience); !eval[bool](p, fmt.Sprintf(look, expression)); {
		if time.Now().After(end) {
			p.Fatalf("this did not become true: %s\nthe page says: %s", expression, eval[string](p, `document.body.innerText.slice(0, 2000)`))
		}
	}
}

// key presses a key.
func (p *page) key(key string) {
	p.Helper()
	p.do(fmt.Sprintf(`(document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", {key: %q, bubbles: true, cancelable: true}))`, key))
}

// quoted returns a text as a string of JavaScript.
func quoted(s string) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// replace replaces a text in a file of the game, which must be there.
func (p *page) replace(name, old, now string) {
	p.Helper()
	path := filepath.Join(p.dir, filepath.FromSlash(name))
	data, err := os.ReadFile(path)
	if err != nil {
		p.Fatal(err)
	}
	if !strings.Contains(string(data), old) {
		p.Fatalf("%s has no %q", name, old)
	}
	p.write(name, strings.Replace(string(data), old, now, 1))
}

// write writes a file of the game as editors do: a new file takes the name of the old one.
func (p *page) write(name, text string) {
	p.Helper()
	path := filepath.Join(p.dir, filepath.FromSlash(name))
	if err := os.WriteFile(path+".tmp", []byte(text), 0o644); err != nil {
		p.Fatal(err)
	}
	if err := os.Rename(path+".tmp", path); err != nil {
		p.Fatal(err)
	}
}

// shown is the number of cards that are shown.
const shown = `[...document.querySelectorAll("figure.card")].filter((f) => f.offsetParent !== null).length`
