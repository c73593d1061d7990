package report

import (
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// findingJSON is the JSON form of a finding, with figures and words. The order
// of the fields is that of the output.
type findingJSON struct {
	Class    verdict.Class        `json:"class"`
	Level    verdict.Level        `json:"level"`
	Subject  string               `json:"subject,omitempty"`
	Value    float64              `json:"value"`
	Low      float64              `json:"low"`
	High     float64              `json:"high"`
	Limit    float64              `json:"limit"`
	N        uint64               `json:"n"`
	Affected float64              `json:"affected"`
	Agents   playtest.Lineup      `json:"agents"`
	Seed     uint64               `json:"seed"`
	Family   int                  `json:"family,omitempty"`
	Band     [2]float64           `json:"band,omitzero"`
	Claim    [2]int               `json:"claim,omitzero"`
	Typical  int                  `json:"typical,omitempty"`
	Expected *verdict.Expectation `json:"expected,omitempty"`
	Held     *playtest.Holding    `json:"held,omitempty"`
	Contrary *verdict.Reading     `json:"contrary,omitempty"`
	Judges   []verdict.Judgment   `json:"judges,omitempty"` // all who judged who wins or how long it takes, the weakest players first
	Side     string               `json:"side,omitempty"`
	Shared   bool                 `json:"shared,omitempty"`
	Obstacle playtest.Obstacle    `json:"bar,omitzero"`
	Detail   string               `json:"detail,omitempty"` // for a fault, the message of the rules; for a card, the one it was compared with; for an order, its card
	Alone    bool                 `json:"alone,omitempty"`
	Factor   float64              `json:"variance_factor,omitempty"`
	Cards    []string             `json:"cards,omitempty"` // that a rule is about, or that keep a game from ending
	Set      []string             `json:"set,omitempty"`
	Follow   string               `json:"follow,omitempty"`
	Orders   *verdict.TwoOrders   `json:"orders,omitempty"`
	Game     *uint64              `json:"game,omitempty"` // an example, for `playtest replay`
	Text     string               `json:"text"`
	Note     string               `json:"note,omitempty"`
	Command  string               `json:"command,omitempty"` // reproduces it
}

// findingOf returns the figures of a finding.
func findingOf(f *verdict.Finding) findingJSON {
	j := findingJSON{
		Class: f.Class, Level: f.Level, Subject: f.Subject, Value: f.Value, Low: f.Low, High: f.High, Limit: f.Limit, N: f.N,
		Affected: f.Affected, Agents: f.Agents, Seed: f.Seed, Family: f.Family, Contrary: f.Contrary, Judges: f.Judgments,
	}
	j.detail(f.Detail)
	return j
}

func (j *findingJSON) detail(d verdict.Detail) {
	switch d := d.(type) {
	case *verdict.Example:
		j.Game, j.Detail, j.Cards = &d.Game, d.Message, d.Loop
	case *verdict.Band:
		j.Band = [2]float64{d.Low, d.High}
	case *verdict.Claim:
		j.Claim, j.Typical = [2]int{d.Low, d.High}, d.Typical
	case *verdict.DrawRate:
		j.Expected, j.Set = d.Expected, d.Set
	case *verdict.Unplayed:
		j.Held, j.Obstacle = d.Held, d.Obstacle
	case *verdict.EarlyDraws:
		j.Side, j.Shared, j.Alone = d.Side, d.Shared, d.Alone
	case *verdict.CardComparison:
		j.Detail, j.Factor, j.Set, j.Follow = d.Other, d.Factor, d.Set, d.Follow
	case *verdict.InertChange:
		j.Set = d.Set
	case *verdict.RuleCards:
		j.Cards = d.Cards
	case *verdict.OpenOrder:
		j.Detail, j.Game, j.Orders = d.Card, &d.Game, d.Orders
	}
}
