package report

import (
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// sweepJSON is the JSON form of a sweep.
type sweepJSON struct {
	Where  string          `json:"where"`
	Agents playtest.Lineup `json:"agents"`
	Seed   uint64          `json:"seed"`
	Steps  []stepJSON      `json:"steps"`
	Best   string          `json:"best,omitempty"`
	Trend  verdict.Trend   `json:"trend"`
	Lines  []string        `json:"lines"`
}

// stepJSON is one value of a sweep. The gain is relative to the reference.
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

// JSON returns the sweep as a value for encoding/json.
func (s *Sweep) JSON() any {
	j := sweepJSON{Where: s.Where, Agents: s.Agents, Seed: s.Seed, Trend: s.Sweep.Trend, Lines: s.Text()}
	if s.Sweep.Best >= 0 {
		j.Best = s.Sweep.Steps[s.Sweep.Best].Value
	}
	for i := range s.Sweep.Steps {
		at := &s.Sweep.Steps[i]
		step := stepJSON{
			Value: at.Value, Reference: i == s.Sweep.Reference, Games: at.Games, Unended: at.Unended, Share: at.Share, Low: at.Low, High: at.High,
			Draws: at.Draws, DrawsAt: at.DrawsAt, Turns: at.Turns, TurnsHalf: at.TurnsHalf, InLength: at.InLength, LengthAt: at.LengthAt, Level: at.Level, Factor: at.Against.Factor(),
		}
		step.Gain, step.GainHalf = at.Against.Change(s.Sweep.Family)
		j.Steps = append(j.Steps, step)
	}
	return j
}
