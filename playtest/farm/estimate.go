package farm

import (
	"fmt"
	"math"

	"punchboard/playtest/report"
)

// Measured is what a short run on one machine measured. Times are in seconds.
type Measured struct {
	Rate    float64 `json:"games_per_cpu_second"`
	Games   uint64  `json:"games_measured"` // 0 if the rate was not measured but given
	CPU     float64 `json:"cpu_seconds_measured"`
	Start   float64 `json:"start_seconds"` // CPU time before the first game
	Bytes   int     `json:"-"`             // the size of the file of those games
	Numbers int     `json:"-"`             // how many numbers that file has
	InFile  uint64  `json:"-"`             // how many games it has
	Read    float64 `json:"-"`             // to read and merge that file
}

// Estimate is the time and cost of a run. Times are in seconds.
type Estimate struct {
	CPU        float64 `json:"cpu_seconds"`  // of all parts and the merge
	Part       float64 `json:"part_seconds"` // of one part, on one core
	Merge      float64 `json:"merge_seconds"`
	Wall       float64 `json:"wall_seconds"` // from the first start to the end of the merge
	AtOnce     int     `json:"at_once"`      // parts that run at the same time
	PartBytes  float64 `json:"part_bytes"`
	TotalBytes float64 `json:"total_bytes"`
	Price      float64 `json:"price_per_cpu_hour,omitempty"`
	Cost       float64 `json:"cost,omitempty"`
}

// Estimate computes the time and cost of a run whose parts have a core each, atOnce of
// them at the same time, or all if atOnce is 0.
func (r *Run) Estimate(m Measured, atOnce int, price float64) Estimate {
	if atOnce == 0 || atOnce > r.Parts {
		atOnce = r.Parts
	}
	e := Estimate{AtOnce: atOnce, Price: price}
	parts := float64(r.Parts)
	e.Part = float64(r.Games)/parts/m.Rate + m.Start
	e.PartBytes = m.bytesOf(r.Games / uint64(r.Parts))
	e.TotalBytes = parts * e.PartBytes
	if m.Bytes > 0 {
		e.Merge = parts * m.Read * e.PartBytes / float64(m.Bytes)
	}
	e.CPU = parts*e.Part + e.Merge
	e.Wall = math.Ceil(parts/float64(atOnce))*e.Part + e.Merge
	e.Cost = e.CPU / 3600 * price
	return e
}

// bytesOf estimates the size of the file of some games: ten times as many games make
// each number in it one digit longer.
func (m Measured) bytesOf(games uint64) float64 {
	if m.InFile == 0 || games == 0 {
		return 0
	}
	return max(float64(m.Bytes)+float64(m.Numbers)*math.Log10(float64(games)/float64(m.InFile)), 0)
}

// Text returns the estimate as lines for a terminal.
func (r *Run) Text(m Measured, e Estimate) []string {
	lines := []string{r.heading(), ""}
	add := func(name, format string, args ...any) {
		lines = append(lines, fmt.Sprintf("%-12s %s", name, fmt.Sprintf(format, args...)))
	}
	if m.Games > 0 {
		add("measured", "%s games per CPU second on this machine (%s games in %s)", rate(m.Rate), report.Number(m.Games), seconds(m.CPU))
	} else {
		add("assumed", "%s games per CPU second", rate(m.Rate))
	}
	add("CPU time", "%s", seconds(e.CPU))
	add("each part", "%s games in %s on one core; a file of about %s", report.Number(r.Games/uint64(r.Parts)), seconds(e.Part), size(e.PartBytes))
	add("elapsed", "%s with %s at once", seconds(e.Wall), parts(e.AtOnce))
	add("merge", "%s to read %s; memory does not grow with the number of parts", seconds(e.Merge), size(e.TotalBytes))
	if e.Price > 0 {
		add("cost", "%.2f at %g per CPU hour", e.Cost, e.Price)
	}
	return lines
}

// heading says what is played.
func (r *Run) heading() string {
	return fmt.Sprintf("%s games of %s by %s, seed %d, in %s", report.Number(r.Games), r.game(), report.Players(r.Agents), r.Seed, parts(r.Parts))
}

func parts(n int) string {
	if n == 1 {
		return "1 part"
	}
	return report.Number(uint64(n)) + " parts"
}

// rate formats a number of games per second.
func rate(v float64) string {
	if v < 100 {
		return fmt.Sprintf("%.3g", v)
	}
	return report.Number(uint64(math.Round(v)))
}

// seconds formats a time with the unit that suits it.
func seconds(s float64) string {
	switch {
	case s < 10:
		return fmt.Sprintf("%.1f s", s)
	case s < 120:
		return fmt.Sprintf("%.0f s", s)
	case s < 2*3600:
		return fmt.Sprintf("%.1f min", s/60)
	case s < 1000*3600:
		return fmt.Sprintf("%.1f h", s/3600)
	}
	return report.Number(uint64(math.Round(s/3600))) + " h"
}

// size formats a number of bytes.
func size(n float64) string {
	for _, unit := range []string{"B", "kB", "MB"} {
		if n < 1000 {
			return fmt.Sprintf("%.3g %s", n, unit)
		}
		n /= 1000
	}
	return fmt.Sprintf("%.3g GB", n)
}
