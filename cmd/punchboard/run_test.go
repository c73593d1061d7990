package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"punchboard/internal/parallel"
)

// TestInterrupted interrupts commands when their first file appears under its
// temporary name: they exit with 130 and leave nothing behind.
func TestInterrupted(t *testing.T) {
	for _, args := range [][]string{
		{"images", "fire-and-cover", "--lang", "en", "--dpi", "200"},
		{"images", "fire-and-cover", "--lang", "en", "--dpi", "60", "--pages"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			out := filepath.Join(t.TempDir(), "out")
			ctx, cancel := context.WithCancel(t.Context())
			go func() {
				defer cancel()
				for _, err := os.Stat(out); err != nil && ctx.Err() == nil; _, err = os.Stat(out) {
					time.Sleep(time.Millisecond)
				}
			}()
			var stdout, stderr bytes.Buffer
			if code := run(ctx, append(args, "-o", out), &stdout, &stderr); code != exitSignal {
				t.Errorf("exit code %d, want %d\n%s", code, exitSignal, &stderr)
			}
			if _, err := os.Stat(out); err == nil {
				t.Errorf("%s is still there", out)
			}
			if stdout.Len() > 0 || !strings.HasSuffix(stderr.String(), "punchboard: interrupted; no incomplete files were left\n") {
				t.Errorf("stdout %q, stderr %q", &stdout, &stderr)
			}
		})
	}
}

// TestInterruptedKeepsOld interrupts a build before it can write: the files of
// the previous one stay.
func TestInterruptedKeepsOld(t *testing.T) {
	out := t.TempDir()
	old := filepath.Join(out, "three-fronts", "en", "tactics.pdf")
	if err := os.MkdirAll(filepath.Dir(old), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(old, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var stdout, stderr bytes.Buffer
	if code := run(ctx, []string{"build", "three-fronts", "-o", out}, &stdout, &stderr); code != exitSignal {
		t.Errorf("exit code %d, want %d\n%s", code, exitSignal, &stderr)
	}
	if data, err := os.ReadFile(old); err != nil || string(data) != "old" {
		t.Errorf("the old file reads %q, %v", data, err)
	}
}

// TestFault causes a panic in a command, and one in its workers.
func TestFault(t *testing.T) {
	defer func(all []func(*terminal) *cobra.Command) { commands = all }(commands)
	commands = []func(*terminal) *cobra.Command{func(*terminal) *cobra.Command {
		return &cobra.Command{Use: "boom", RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				panic("planted")
			}
			return parallel.Each(context.Background(), 2, 5, func(i int) error { panic("planted") })
		}}
	}}
	for _, args := range [][]string{{"boom"}, {"boom", "workers"}} {
		var stdout, stderr bytes.Buffer
		if code := run(t.Context(), args, &stdout, &stderr); code != exitFault {
			t.Errorf("%v: exit code %d, want %d", args, code, exitFault)
		}
		if !strings.HasPrefix(stderr.String(), "punchboard: internal error; this is a bug in punchboard, not in your game: planted\n") {
			t.Errorf("%v: stderr %q", args, &stderr)
		}
	}
}
