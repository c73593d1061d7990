//go:build unix

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"punchboard/internal/hostile"
)

// The most that a game beyond the limits may cost: two seconds on two processors of a
// machine that does nothing else, which is four seconds of processor time. The test
// allows more, because processors that share caches and memory with other work are slower.
const (
	mostCPU    = 4 * time.Second * 3 / 2
	mostMemory = 512 << 20
)

// binaryVariable names the environment variable with another program to measure, whose
// costs are only printed.
const binaryVariable = "PUNCHBOARD_MEASURE"

// TestResources builds games that would take minutes or gigabytes. Each must be rejected
// with a finding, soon and within the memory of a small computer.
func TestResources(t *testing.T) {
	all := slices.Concat(hostile.Texts, hostile.Workbooks, hostile.Drawings, hostile.Pictures)
	if testing.Short() { // some of each kind of cost: memory, parsing, repeats
		all = slices.Concat(hostile.Texts[:4], hostile.Workbooks[:2])
	}
	for _, g := range all {
		t.Run(g.Name, func(t *testing.T) {
			dir := written(t, g)
			withinLimits(t, exitFound, measure(t, "build", dir, "-o", filepath.Join(t.TempDir(), "out")))
		})
	}
}

// TestProofreadResources proofreads games that would take minutes or gigabytes, which must be rejected, and
// games that cost as much as the limits allow.
func TestProofreadResources(t *testing.T) {
	for _, g := range hostile.Proofread {
		t.Run(g.Name, func(t *testing.T) { withinLimits(t, exitFound, measure(t, "check", written(t, g))) })
	}
	for _, g := range hostile.Glossed {
		t.Run(g.Name, func(t *testing.T) {
			dir := written(t, g)
			withinLimits(t, exitClean, measure(t, "check", dir))
			if testing.Short() {
				return
			}
			withinLimits(t, exitClean, measure(t, "check", dir, "--report", filepath.Join(t.TempDir(), "page.html")))
			withinLimits(t, exitClean, measure(t, "i18n", "export", dir, "--lang", "fr", "--to", filepath.Join(t.TempDir(), "fr.po")))
		})
	}
}

// written writes a game and returns its directory.
func written(t *testing.T, g hostile.Game) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "game")
	if err := g.Write(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// withinLimits reports a command that exits otherwise than it should, or costs too much.
func withinLimits(t *testing.T, code int, u usage) {
	t.Helper()
	switch {
	case os.Getenv(binaryVariable) != "":
		t.Logf("%.1f s, %d MiB, exit code %d: %s", u.cpu.Seconds(), u.memory>>20, u.code, u.firstLine())
	case u.code != code || code == exitFound && !strings.Contains(u.messages, "[PB-"):
		t.Errorf("it exits with %d and says\n%.2000s", u.code, u.messages)
	case u.cpu > mostCPU || u.memory > mostMemory:
		t.Errorf("it takes %v of processor time and %d MiB", u.cpu, u.memory>>20)
	}
}

// TestLargePictures prints and draws pictures within the limits: printing a PNG needs no memory
// for all pixels, drawing needs it once, and a JPEG is decoded as a whole to be sure that it can be.
func TestLargePictures(t *testing.T) {
	const others = 110 << 20 // everything but the pixels
	for i, g := range hostile.LargePictures {
		dir := filepath.Join(t.TempDir(), "game")
		if err := g.Write(dir); err != nil {
			t.Fatal(err)
		}
		for command, most := range []map[string]int64{
			{"build": others, "images": others + 100<<20},
			{"build": others + 300<<20, "images": others + 300<<20},
		}[i] {
			switch u := measure(t, command, dir, "-o", filepath.Join(t.TempDir(), "out")); {
			case u.code != exitClean:
				t.Errorf("%s: %s exits with %d and says\n%s", g.Name, command, u.code, u.messages)
			case u.memory > most:
				t.Errorf("%s: %s takes %d MiB", g.Name, command, u.memory>>20)
			}
		}
	}
}

// usage is what a command did and used.
type usage struct {
	cpu      time.Duration
	memory   int64 // bytes at the peak
	code     int   // -1 if it was killed
	messages string
}

func (u *usage) firstLine() string {
	line, _, _ := strings.Cut(u.messages, "\n")
	return line
}

// measure runs the command in a process of its own.
func measure(t *testing.T, args ...string) usage {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, os.Args[0])
	if other := os.Getenv(binaryVariable); other != "" {
		cmd = exec.CommandContext(ctx, other)
	}
	cmd.Args = append([]string{"punchboard"}, args...) // TestMain runs the command under this name
	var messages bytes.Buffer
	cmd.Stderr = &messages
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	gone, peak := make(chan struct{}), make(chan int64)
	first := highWater(cmd.Process.Pid) // a short process may be gone before the goroutine runs
	go func() { peak <- max(first, peakOf(cmd.Process.Pid, gone)) }()
	err := cmd.Wait()
	close(gone)
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		t.Fatal(err)
	}
	state := cmd.ProcessState
	memory := int64(state.SysUsage().(*syscall.Rusage).Maxrss)
	if runtime.GOOS != "darwin" { // which counts bytes; other systems count KiB
		memory <<= 10
	}
	if own := <-peak; own > 0 { // Maxrss is at least the peak of this test, which started the process
		memory = min(memory, own)
	}
	return usage{state.UserTime() + state.SystemTime(), memory, state.ExitCode(), messages.String()}
}

// peakOf returns the peak of the memory of a process in bytes, looked up on Linux every
// two milliseconds until it is gone; 0 on other systems.
func peakOf(pid int, gone <-chan struct{}) (peak int64) {
	for {
		peak = max(peak, highWater(pid))
		select {
		case <-gone:
			return peak
		case <-time.After(2 * time.Millisecond):
		}
	}
}

// highWater returns the peak of the memory of a process until now in bytes; 0 if it is
// gone, and on systems other than Linux.
func highWater(pid int) int64 {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(status), "VmHWM:")
	var kib int64
	if _, err := fmt.Sscan(after, &kib); err != nil {
		return 0
	}
	return kib << 10
}
