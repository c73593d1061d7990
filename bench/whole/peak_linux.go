package main

import (
	"os"
	"syscall"
)

// peak returns the peak memory of a process in MiB. The kernel includes the
// memory of this program at the time it started the process, so this program
// must stay small.
func peak(state *os.ProcessState) float64 {
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		return float64(usage.Maxrss) / 1024
	}
	return 0
}
