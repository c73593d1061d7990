package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// cpu returns the processor times of the command and of the browser in milliseconds, or 0
// where they cannot be read.
func (p *page) cpu() (command, browser float64) {
	names, _ := filepath.Glob("/proc/[0-9]*/stat")
	processes := map[int]process{}
	for _, name := range names {
		if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(name))); err == nil {
			if one, ok := processOf(pid); ok {
				processes[pid] = one
			}
		}
	}
	own := p.command.Process.Pid
	for pid, one := range processes {
		if pid != own && descends(processes, pid, os.Getpid()) {
			browser += one.cpu
		}
	}
	return processes[own].cpu, browser
}

// process is a process as Linux describes it.
type process struct {
	parent int
	cpu    float64 // milliseconds, of the user and the system
}

// processOf reads what /proc says of a process. Its clock has a hundred ticks a second.
func processOf(pid int) (one process, ok bool) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return one, false
	}
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return one, false
	}
	one.parent, _ = strconv.Atoi(fields[1])
	user, _ := strconv.ParseFloat(fields[11], 64)
	system, _ := strconv.ParseFloat(fields[12], 64)
	one.cpu = 10 * (user + system)
	return one, true
}

// descends reports whether one process was started by another, or by one that was.
func descends(processes map[int]process, pid, from int) bool {
	for p := processes[pid].parent; p > 1; p = processes[p].parent {
		if p == from {
			return true
		}
	}
	return false
}

// memory returns the resident memory of the command in MiB, or 0 where it cannot be read.
func (p *page) memory() float64 {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.command.Process.Pid))
	if err != nil {
		return 0
	}
	for _, line := range strings.Split(string(status), "\n") {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kib, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kib / 1024
		}
	}
	return 0
}
