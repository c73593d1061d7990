//go:build !unix

package main

import "time"

// cpuTime returns the time since the start, which is as good as CPU time on a machine
// without other load.
func cpuTime() time.Duration { return time.Since(started) }

var started = time.Now()
