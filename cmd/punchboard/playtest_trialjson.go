package main

import (
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

// comparedJSON is the answer of `playtest compare --json`. Shares are from 0 to
// 1, of the wins of seat 0.
type comparedJSON struct {
	Before      string                 `json:"before"`
	After       string                 `json:"after"`
	Agents      [playtest.Seats]string `json:"agents"`
	Seed        uint64                 `json:"seed"`
	Deals       uint64                 `json:"deals"`
	Unended     uint64                 `json:"unended"`
	Same        uint64                 `json:"same"`
	Won         uint64                 `json:"won"`
	Drawn       uint64                 `json:"drawn"`
	Lost        uint64                 `json:"lost"`
	ShareBefore float64                `json:"share_before"`
	ShareAfter  float64                `json:"share_after"`
	Gain        float64                `json:"gain"`
	GainHalf    float64                `json:"gain_half_width"`
	Turns       float64                `json:"turns"`
	TurnsHalf   float64                `json:"turns_half_width"`
	Factor      float64                `json:"variance_factor"`
	Equal       bool                   `json:"equal_data"`
	Decision    string                 `json:"decision,omitempty"`
	Lines       []string               `json:"lines"`
}

func comparisonOf(r *report.Comparison) comparedJSON {
	j := comparedJSON{
		Before: r.Before, After: r.After, Agents: r.Agents, Seed: r.Seed, Equal: r.Equal,
		Deals: r.Paired.Deals, Unended: r.Paired.Unended, Same: r.Paired.Same, Factor: r.Paired.Factor(), Lines: r.Text(),
	}
	j.Won, j.Drawn, j.Lost = r.Paired.Turned()
	j.ShareBefore, j.ShareAfter = r.Paired.Share()
	j.Gain, j.GainHalf = r.Paired.Change(1)
	j.Turns, j.TurnsHalf = r.Paired.Lengthening()
	if r.Test != nil {
		j.Decision = r.Result.String()
	}
	return j
}

// sweptJSON is the answer of `playtest sweep --json`.
type sweptJSON struct {
	Where  string                 `json:"where"`
	Agents [playtest.Seats]string `json:"agents"`
	Seed   uint64                 `json:"seed"`
	Steps  []stepJSON             `json:"steps"`
	Best   string                 `json:"best,omitempty"`
	Trend  verdict.Trend          `json:"trend"`
	Lines  []string               `json:"lines"`
}

// stepJSON is one value of a sweep. The gain is against the reference.
type stepJSON struct {
	Value     string        `json:"value"`
	Reference bool          `json:"reference,omitempty"`
	Games     uint64        `json:"games"`
	Unended   uint64        `json:"unended"`
	Share     float64       `json:"share"`
	Low       float64       `json:"low"`
	High      float64       `json:"high"`
	Draws     float64       `json:"draws"`
	DrawsAt   [2]float64    `json:"draws_interval"`
	Turns     float64       `json:"turns"`
	TurnsHalf float64       `json:"turns_half_width"`
	InLength  float64       `json:"in_length"`
	LengthAt  [2]float64    `json:"in_length_interval"`
	Level     verdict.Level `json:"level"`
	Gain      float64       `json:"gain"`
	GainHalf  float64       `json:"gain_half_width"`
	Factor    float64       `json:"variance_factor"`
}

func sweepOf(r *report.Sweep) sweptJSON {
	j := sweptJSON{Where: r.Where, Agents: r.Agents, Seed: r.Seed, Trend: r.Sweep.Trend, Lines: r.Text()}
	if r.Sweep.Best >= 0 {
		j.Best = r.Sweep.Steps[r.Sweep.Best].Value
	}
	for i := range r.Sweep.Steps {
		s := &r.Sweep.Steps[i]
		step := stepJSON{
			Value: s.Value, Reference: i == r.Sweep.Reference, Games: s.Games, Unended: s.Unended, Share: s.Share, Low: s.Low, High: s.High,
			Draws: s.Draws, DrawsAt: s.DrawsAt, Turns: s.Turns, TurnsHalf: s.TurnsHalf, InLength: s.InLength, LengthAt: s.LengthAt, Level: s.Level, Factor: s.Against.Factor(),
		}
		step.Gain, step.GainHalf = s.Against.Change(r.Sweep.Family)
		j.Steps = append(j.Steps, step)
	}
	return j
}
