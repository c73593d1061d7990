package main

import (
	"fmt"
	"strings"
)

const header = `| job | CPU s | wall s | peak MiB | files KiB | floor CPU s | x floor | goal | met |
|---|--:|--:|--:|--:|--:|--:|---|---|`

// row returns the table row of a job.
func row(j job, r result) string {
	cells := []string{
		j.name, seconds(r.ours.cpu), seconds(r.ours.wall), number("%.0f", r.ours.peak), number("%.0f", r.size),
		seconds(r.floor.cpu), "", j.goal.String(), "",
	}
	if r.floor.cpu > 0 {
		cells[6] = number("%.2f", r.ratio)
	}
	if j.goal.figure != "" {
		cells[8] = map[bool]string{true: "yes", false: "no"}[j.goal.met(r)]
	}
	return "| " + strings.Join(cells, " | ") + " |"
}

func seconds(s float64) string { return number("%.3f", s) }

// number returns "" for what was not measured.
func number(format string, v float64) string {
	if v == 0 {
		return ""
	}
	return fmt.Sprintf(format, v)
}

// String returns a goal as "CPU s <= 0.040".
func (g goal) String() string {
	switch g.figure {
	case "":
		return ""
	case ratio:
		return fmt.Sprintf("%s <= %.1f", g.figure, g.most)
	}
	return fmt.Sprintf("%s <= %.3f", g.figure, g.most)
}

func (g goal) met(r result) bool {
	switch g.figure {
	case cpu:
		return r.ours.cpu <= g.most
	case wall:
		return r.ours.wall <= g.most
	case ratio:
		return r.ratio <= g.most
	}
	panic("whole: no figure " + string(g.figure))
}
