//go:build unix

package main

import (
	"syscall"
	"time"
)

// cpuTime returns the CPU time of this process. Other load on the machine hardly
// changes it, unlike elapsed time.
func cpuTime() time.Duration {
	var use syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &use) != nil {
		return time.Since(started)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

var started = time.Now()
