package main

import (
	"os"
	"syscall"
)

// peak returns the most memory that a process held, in MiB. The kernel counts
// from what this program held when it started the process, so it keeps small.
func peak(state *os.ProcessState) float64 {
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		return float64(usage.Maxrss) / 1024
	}
	return 0
}
