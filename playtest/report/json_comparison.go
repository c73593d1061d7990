package report

import (
	"punchboard/playtest"
)

// comparisonJSON is the JSON form of a comparison. Shares are from 0 to 1, of
// the wins of seat 0.
type comparisonJSON struct {
	Before      string          `json:"before"`
	After       string          `json:"after"`
	Agents      playtest.Lineup `json:"agents"`
	Seed        uint64          `json:"seed"`
	Deals       uint64          `json:"deals"`
	Unended     uint64          `json:"unended"`
	Same        uint64          `json:"same"`
	Won         uint64          `json:"won"`
	Drawn       uint64          `json:"drawn"`
	Lost        uint64          `json:"lost"`
	ShareBefore float64         `json:"share_before"`
	ShareAfter  float64         `json:"share_after"`
	Gain        float64         `json:"gain"`
	GainHalf    float64         `json:"gain_half_width"`
	Turns       float64         `json:"turns"`
	TurnsHalf   float64         `json:"turns_half_width"`
	Factor      float64         `json:"variance_factor"`
	Equal       bool            `json:"equal_data"`
	Decision    string          `json:"decision,omitempty"`
	Lines       []string        `json:"lines"`
}

// JSON returns the comparison as a value for encoding/json.
func (c *Comparison) JSON() any {
	j := comparisonJSON{
		Before: c.Before, After: c.After, Agents: c.Agents, Seed: c.Seed, Equal: c.Equal,
		Deals: c.Paired.Deals, Unended: c.Paired.Unended, Same: c.Paired.Same, Factor: c.Paired.Factor(), Lines: c.Text(),
	}
	j.Won, j.Drawn, j.Lost = c.Paired.Turned()
	j.ShareBefore, j.ShareAfter = c.Paired.Share()
	j.Gain, j.GainHalf = c.Paired.Change(1)
	j.Turns, j.TurnsHalf = c.Paired.Lengthening()
	if c.Test != nil {
		j.Decision = c.Result.String()
	}
	return j
}
