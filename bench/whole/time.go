package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

// sample is what one run took.
type sample struct {
	cpu, wall float64 // seconds; cpu is that of all threads, user and system
	peak      float64 // MiB
}

// result holds the medians of a job. Ratio is the median of the ratios of the
// pairs, which is robust if the machine's speed drifts.
type result struct {
	ours, floor sample
	ratio       float64
	size        float64 // of our files, KiB
}

// time runs a job and its baseline alternately. The first pair warms up the
// caches of the machine and is not counted.
func (s site) time(j job, rounds int) (result, error) {
	if j.slow {
		rounds = max(rounds/3, 3)
	}
	var ours, floors []sample
	var ratios []float64
	for i := range rounds + 1 {
		if j.edit != nil {
			if err := j.edit(s, i); err != nil {
				return result{}, err
			}
		}
		a, err := s.once(j.ours, j.finds)
		if err != nil {
			return result{}, err
		}
		b, err := s.once(j.floor, false)
		if err != nil {
			return result{}, err
		}
		if i > 0 {
			ours, floors, ratios = append(ours, a), append(floors, b), append(ratios, a.cpu/b.cpu)
		}
	}
	size, err := s.size(j.files)
	return result{middle(ours), middle(floors), median(ratios), size}, err
}

// once runs a command on two processors and measures it; an empty command takes
// no time. Finds permits the exit code for findings.
func (s site) once(command []string, finds bool) (sample, error) {
	if len(command) == 0 {
		return sample{}, nil
	}
	cmd := exec.Command(s.path(command[0]), command[1:]...)
	cmd.Dir = string(s)
	cmd.Env = append(os.Environ(), "GOMAXPROCS=2", "GOGC=")
	start := time.Now()
	if err := run(cmd); err != nil && !(finds && cmd.ProcessState != nil && cmd.ProcessState.ExitCode() == exitFound) {
		return sample{}, err
	}
	wall := time.Since(start)
	state := cmd.ProcessState
	return sample{
		cpu:  (state.UserTime() + state.SystemTime()).Seconds(),
		wall: wall.Seconds(),
		peak: peak(state),
	}, nil
}

// exitFound is the exit code of a command with findings.
const exitFound = 1

// size adds up the files below a directory.
func (s site) size(dir string) (float64, error) {
	if dir == "" {
		return 0, nil
	}
	total := 0.0
	err := filepath.WalkDir(s.path(dir), func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() || entry.Name()[0] == '.' {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			total += float64(info.Size()) / 1024
		}
		return err
	})
	return total, err
}

// middle returns the median of each figure.
func middle(samples []sample) sample {
	each := func(figure func(sample) float64) float64 {
		list := make([]float64, len(samples))
		for i, s := range samples {
			list[i] = figure(s)
		}
		return median(list)
	}
	return sample{
		cpu:  each(func(s sample) float64 { return s.cpu }),
		wall: each(func(s sample) float64 { return s.wall }),
		peak: each(func(s sample) float64 { return s.peak }),
	}
}

// median returns the middle of a list, or the mean of the two middle values.
func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	n := len(list)
	return (list[(n-1)/2] + list[n/2]) / 2
}
