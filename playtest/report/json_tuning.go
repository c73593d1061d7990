package report

import (
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// tuningJSON is the JSON form of a search for the smallest change.
type tuningJSON struct {
	Game      string          `json:"game"`
	Result    TuningEnd       `json:"result"`
	Solved    bool            `json:"solved"`
	Agents    playtest.Lineup `json:"agents"`
	Seed      uint64          `json:"seed"`
	Games     uint64          `json:"games"`
	Fresh     uint64          `json:"fresh_games,omitempty"`
	Claims    []verdict.Class `json:"claims"`
	Before    []findingJSON   `json:"before"`
	Left      []findingJSON   `json:"left,omitempty"`
	Numbers   int             `json:"numbers"`
	Tried     [MostMoves]int  `json:"tried"`
	Untried   int             `json:"untried"`
	Refused   int             `json:"refused"`
	Played    uint64          `json:"played"`
	Late      bool            `json:"late"`
	Proposals []proposalJSON  `json:"proposals,omitempty"`
	Lines     []string        `json:"lines"`
}

// proposalJSON is one proposal. Its claims before and after are in the same order.
type proposalJSON struct {
	Changes   []NumberChange `json:"changes"`
	Size      int            `json:"size"`
	Confirmed bool           `json:"confirmed"`
	Before    []findingJSON  `json:"before"`
	After     []findingJSON  `json:"after"`
	Worse     []findingJSON  `json:"worse,omitempty"`
	Thinking  []findingJSON  `json:"thinking,omitempty"`
	Diff      string         `json:"diff"`
	Variant   string         `json:"variant"`
}

// JSON returns the result as a value for encoding/json.
func (t *Tuning) JSON() any {
	j := tuningJSON{
		Game: t.Page.Game, Result: t.End, Solved: t.Solved(), Agents: t.Agents, Seed: t.Seed, Games: t.Games, Fresh: t.Fresh, Claims: t.Claims,
		Before: t.findings(t.Before), Left: t.findings(t.Left), Numbers: t.Numbers, Tried: t.Tried, Untried: t.Untried, Refused: t.Refused,
		Played: t.Played, Late: t.Late, Lines: t.Text(),
	}
	for i := range t.Proposals {
		p := &t.Proposals[i]
		j.Proposals = append(j.Proposals, proposalJSON{
			Changes: p.Changes, Size: p.Size, Confirmed: t.End == ProposalsFound && p.Confirmed(), Before: t.findings(p.Before), After: t.findings(p.After),
			Worse: t.findings(p.Worse), Thinking: t.findings(p.Thinking), Diff: p.Diff, Variant: p.Variant,
		})
	}
	return j
}

// findings returns the figures of findings with their sentences.
func (t *Tuning) findings(all []verdict.Finding) (list []findingJSON) {
	w := t.Page.words()
	for i := range all {
		f := findingOf(&all[i])
		if all[i].Class != 0 {
			f.Text = w.sentence(t.Page, &all[i])
		}
		list = append(list, f)
	}
	return list
}
