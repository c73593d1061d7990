package report

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"

	"punchboard/playtest"
)

// storyStep is one choice and its consequences.
type storyStep struct {
	Step    int      `json:"step"`
	Seat    string   `json:"seat"`
	Choices int      `json:"choices"`
	Does    string   `json:"does"`
	Rolls   []string `json:"rolls,omitempty"`
	AtOnce  []string `json:"at_once,omitempty"` // simultaneous events, and what other orders of them would lead to
	Rules   []string `json:"rules,omitempty"`
}

// text returns the step as one line, with the rolls, events and rules below it.
// The width is that of the column of sides.
func (s *storyStep) text(width int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%4d  %-*s %s", s.Step, width, s.Seat, s.Does)
	if s.Choices > 1 {
		fmt.Fprintf(&b, "  (%d)", s.Choices)
	}
	if len(s.Rolls) > 0 {
		fmt.Fprintf(&b, "\n                %s", strings.Join(s.Rolls, ", "))
	}
	for _, text := range s.AtOnce {
		fmt.Fprintf(&b, "\n                %s", text)
	}
	if len(s.Rules) > 0 {
		fmt.Fprintf(&b, "\n                %s", strings.Join(s.Rules, " "))
	}
	return b.String()
}

// Story is one game told step by step.
type Story struct {
	lang  string
	sheet *playtest.Catalog
	from  int
	names map[string]string // of sides, cards and counters
	steps []storyStep
	at    *storyStep // the step in progress
}

// NewStory returns a story in a language that starts at the given decision.
// Names are the display names of sides, cards and counters.
func NewStory(lang string, names map[string]string, sheet *playtest.Catalog, from int) *Story {
	return &Story{lang: lang, sheet: sheet, from: from, names: names}
}

// Listener returns the callbacks that a replay reports its events to.
func (s *Story) Listener() *playtest.Story {
	return &playtest.Story{
		Lang: s.lang,
		Decision: func(d playtest.Decision) {
			s.end()
			s.at = &storyStep{Step: d.Step, Seat: s.called(s.sheet.Seats[d.Seat]), Choices: d.Choices, Does: d.Text}
		},
		Rule: func(id playtest.RuleID) {
			if s.at != nil {
				s.at.Rules = append(s.at.Rules, s.sheet.Rules[id])
			}
		},
		Draw: func(text string) {
			if s.at != nil {
				s.at.Rolls = append(s.at.Rolls, text)
			}
		},
		AtOnce: func(x playtest.AtOnce) {
			if s.at != nil {
				s.at.AtOnce = append(s.at.AtOnce, AtOnce(s.lang, s.names, s.sheet, x))
			}
		},
	}
}

// Text returns the story, with one text per step.
func (s *Story) Text() []string {
	s.end()
	width := 9
	for _, side := range s.sheet.Seats {
		width = max(width, utf8.RuneCountInString(s.called(side)))
	}
	all := make([]string, len(s.steps))
	for i := range s.steps {
		all[i] = s.steps[i].text(width)
	}
	return all
}

// JSON returns the story as a value for encoding/json.
func (s *Story) JSON() any {
	s.end()
	return s.steps
}

// called returns the display name of a side.
func (s *Story) called(side string) string {
	return cmp.Or(s.names[side], wordsIn(s.lang).rehearsed.names[side], side)
}

// end finishes the step in progress.
func (s *Story) end() {
	if s.at != nil && s.at.Step >= s.from {
		s.steps = append(s.steps, *s.at)
	}
	s.at = nil
}
