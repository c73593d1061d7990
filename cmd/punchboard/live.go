package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/internal/printed"
	"punchboard/live"
)

// lively runs `punchboard live`.
type lively struct {
	t     *terminal
	game  gameFlags
	print printFlags
	out   outFlag
	port  uint16
	at    string // the address to listen on
	open  bool
	edit  string // the command of the editor
	poll  time.Duration
}

func newLive(t *terminal) *cobra.Command {
	l := &lively{t: t}
	cmd := &cobra.Command{
		Use:   "live [GAME|DIR]",
		Short: "Show a game in the browser while you edit it",
		Long: `Show a game in the browser while you edit it: each time you save a file, the page
shows the cards, counters, maps and sheets as they will be printed, with the findings
beside them. If a file has an error, the last good pictures stay.

The page is served only on this computer, unless --listen names another address.
The link works once and only in one browser; after that, the terminal shows the next
one. With --editor, a click on a place such as cards.csv:3:29 opens it in your editor;
otherwise it is copied. Ctrl-C ends the command.`,
		Example: `  punchboard live mygame                the game in the directory mygame
  punchboard live mygame --open         open the browser as well
  punchboard live mygame --editor 'code -g {file}:{line}:{col}'
                                        open places in Visual Studio Code
  punchboard live mygame --listen 192.168.1.5
                                        serve the page to other computers and phones, too
  punchboard live mygame --poll 1s      for a network drive`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return l.run(cmd.Context(), args) },
	}
	l.print.register(cmd)
	l.out.register(cmd)
	fl := cmd.Flags()
	fl.Lookup("out").Usage = "compare with what has been printed from `DIR`, the output directory of builds"
	fl.StringVar(&l.game.variant, "variant", "", "apply variant `NAME` (variants/NAME.yaml)")
	fl.IntVar(&l.game.workers, "workers", runtime.GOMAXPROCS(0), "number of cards to lay out in parallel")
	setPlaceholder(cmd, "workers", "N")
	fl.Uint16Var(&l.port, "port", 0, "serve on this port; 0 for one that is free")
	setPlaceholder(cmd, "port", "N")
	fl.StringVar(&l.at, "listen", "127.0.0.1", "serve on `ADDRESS` of this computer, such as 192.168.1.5; 0.0.0.0 for all")
	fl.BoolVar(&l.open, "open", false, "open the browser")
	fl.StringVar(&l.edit, "editor", "", "start `COMMAND` for a click on a place, with {file}, {line} and {col} replaced")
	fl.DurationVar(&l.poll, "poll", 0, "look at the files at this interval, such as 1s, where changes are not noticed")
	setPlaceholder(cmd, "poll", "TIME")
	cmd.ValidArgsFunction = completeGames
	return cmd
}

// fastest is the shortest interval at which files may be looked at.
const fastest = 100 * time.Millisecond

func (l *lively) run(ctx context.Context, args []string) error {
	switch {
	case l.t.json:
		return usageErrorf("use `punchboard check --json`", "--json does not work with `punchboard live`")
	case l.poll < 0 || l.poll > 0 && l.poll < fastest:
		return usageErrorf("use at least 100ms, such as --poll 1s", "--poll: %v is too short", l.poll)
	case net.ParseIP(l.at) == nil:
		return usageErrorf("use an IP address of this computer, such as 192.168.1.5, or 0.0.0.0 for all", "--listen: %q is not an IP address", l.at)
	}
	if _, err := wordsOf(l.edit); err != nil {
		return usageErrorf("write it such as --editor 'code -g {file}:{line}:{col}'", "--editor: %v", err)
	}
	targets, err := l.game.targets(args)
	if err != nil {
		return err
	}
	return l.serve(ctx, targets[0])
}

// serve shows a game until ctx is canceled.
func (l *lively) serve(ctx context.Context, game target) error {
	listener, err := net.Listen("tcp", net.JoinHostPort(l.at, strconv.Itoa(int(l.port))))
	if err != nil {
		return &exit{exitFound, err, "omit --port to use a port that is free, and --listen to serve only this computer"}
	}
	defer listener.Close()
	options, err := l.options(game)
	if err != nil {
		return err
	}
	session, err := live.NewSession(ctx, options)
	if err != nil {
		return failed(err)
	}
	guard, err := live.NewGuard(listener.Addr())
	if err != nil {
		return failed(err)
	}
	guard.Renew = func(link string) { l.t.say("for another browser: %s", link) }
	fmt.Fprintf(l.t.out, "%s: open this link in a browser; Ctrl-C ends the command\n\n\t%s\n\n", diag.Visible(game.place), guard.Link())
	if !net.ParseIP(l.at).IsLoopback() {
		l.t.say("warning: other computers can reach the page on %s; the link and the cards are sent without encryption", listener.Addr())
	}
	if game.dir == "" {
		l.t.say("%s is part of the program, so that there are no files to follow; start your own with `punchboard new DIR --from %s`", game.place, game.slug)
	}
	if l.open {
		openBrowser(guard.Link())
	}
	server := &http.Server{
		Handler: session.Handler(guard), ReadHeaderTimeout: 10 * time.Second,
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return failed(err)
	}
	return nil
}

// options returns what the session shows.
func (l *lively) options(game target) (live.Options, error) {
	format, err := pdfOptions()
	req := l.game.request(l.t, game, &l.print)
	req.Progress = nil
	return live.Options{
		Source: game.source(), Dir: game.dir, Request: req, Poll: l.poll, Ignore: isOutput, Editor: l.editor(), PDF: format,
		Printed: func(variant string) (*printed.Record, error) {
			return printed.Open(filepath.Join(string(l.out), game.source().Directory(variant)))
		},
		Built: func(s *live.State) { l.t.say("%s: %s", game.place, buildLine(s)) },
	}, err
}

// isOutput reports whether a name in the directory of a game is where builds write.
func isOutput(name string) bool { return name == "out" || strings.HasPrefix(name, "out/") }

// buildLine describes a build in one line.
func buildLine(s *live.State) string {
	text := "no problems found"
	if e, w := s.Count(diag.Error), s.Count(diag.Warning); e+w > 0 {
		text = diag.Count(e, "error") + ", " + diag.Count(w, "warning")
	}
	switch {
	case s.Broken && len(s.Decks) == 0:
		return text + "; correct it to see the cards"
	case s.Broken:
		return text + "; the last good pictures stay"
	}
	return fmt.Sprintf("%s; shown and checked in %.0f ms", text, s.Took)
}

// openBrowser opens a link. If that fails, the link is still on the terminal.
func openBrowser(link string) {
	name, args := "xdg-open", []string{link}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", link}
	}
	if cmd := exec.Command(name, args...); cmd.Start() == nil {
		go cmd.Wait()
	}
}
