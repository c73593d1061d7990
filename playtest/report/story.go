package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/playtest"
)

// setupStep is the number of the step before the first decision.
const setupStep = -1

// storyStep is one choice and its consequences.
type storyStep struct {
	Step    int               `json:"step"` // setupStep before the first decision
	Seat    string            `json:"seat,omitempty"`
	Choices int               `json:"choices,omitempty"`
	Does    string            `json:"does"`
	Events  []string          `json:"events,omitempty"`  // dice, cards, and what came of them
	Ends    []string          `json:"ends,omitempty"`    // the positions at the ends of turns
	AtOnce  []string          `json:"at_once,omitempty"` // simultaneous events, and what other orders of them would lead to
	Rules   []string          `json:"rules,omitempty"`
	Texts   map[string]string `json:"rule_texts,omitempty"` // of the rules that were not met before

	lines []storyLine
}

// storyLine is an event or the end of a turn, in the order of the story.
type storyLine struct {
	text  string
	ends  bool
	times int // how often an event happened in a row
}

// inset is the left margin of everything below a choice.
const inset = 16

// text returns the step as one line, with the events and rules below it. The width
// is that of the column of sides.
func (s *storyStep) text(width int) string {
	var b strings.Builder
	if s.Step == setupStep {
		b.WriteString(s.Does)
	} else {
		fmt.Fprintf(&b, "%4d  %-*s %s", s.Step, width, s.Seat, s.Does)
	}
	if s.Choices > 1 {
		fmt.Fprintf(&b, "  (%d)", s.Choices)
	}
	for _, l := range s.lines {
		switch {
		case l.ends:
			fmt.Fprintf(&b, "\n\n%s\n", l.text)
		case l.times > 1:
			below(&b, fmt.Sprintf("%s (×%d)", l.text, l.times))
		default:
			below(&b, l.text)
		}
	}
	for _, text := range s.AtOnce {
		below(&b, text)
	}
	s.writeRules(&b)
	return b.String()
}

// below adds an indented line.
func below(b *strings.Builder, text string) { fmt.Fprintf(b, "\n%*s%s", inset, "", text) }

// writeRules adds the ids of the rules, each once, and the texts that were not told
// before.
func (s *storyStep) writeRules(b *strings.Builder) {
	var ids []string
	for _, id := range s.Rules {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	if len(ids) > 0 {
		below(b, strings.Join(ids, " "))
	}
	for _, id := range ids {
		if text := s.Texts[id]; text != "" {
			below(b, id+"  "+text)
		}
	}
}

// Story is one game told step by step.
type Story struct {
	StoryOptions
	sheet *playtest.Catalog
	steps []storyStep
	at    *storyStep      // the step in progress
	met   map[string]bool // rules whose text was told
}

// StoryOptions say how a story is told.
type StoryOptions struct {
	Lang  string
	Own   map[string]string // texts of the game, by id
	Names map[string]string // of sides, cards and counters, by id
	Texts map[string]string // of rules, by id: each is told where it first applies; may be nil
	From  int               // the first decision; for 0, the story begins with the setup
}

// NewStory returns a story without events.
func NewStory(o StoryOptions, sheet *playtest.Catalog) *Story {
	s := &Story{StoryOptions: o, sheet: sheet, met: map[string]bool{}}
	s.at = &storyStep{Step: setupStep, Does: wordsIn(o.Lang, o.Own).say("story.setup")}
	return s
}

// Listener returns the callbacks that a replay reports its events to.
func (s *Story) Listener() *playtest.Story {
	return &playtest.Story{
		Lang: s.Lang,
		Decision: func(d playtest.Decision) {
			s.end()
			s.at = &storyStep{Step: d.Step, Seat: s.called(s.sheet.Seats[d.Seat]), Choices: d.Choices, Does: wordsIn(s.Lang, s.Own).typeset(d.Text)}
		},
		Rule:  func(id playtest.RuleID) { s.at.Rules = append(s.at.Rules, s.sheet.Rules[id]) },
		Event: s.event,
		Turn:  s.turn,
		AtOnce: func(x playtest.AtOnce) {
			s.at.AtOnce = append(s.at.AtOnce, AtOnce(s.StoryOptions, s.sheet, x))
		},
	}
}

// event adds an event to the step. If it is about the same thing as the one before
// it, such as the next die of a roll, it continues its line: "Fire Roll: 6, 3".
func (s *Story) event(text string) {
	text = wordsIn(s.Lang, s.Own).typeset(text)
	if s.at.continues(text) {
		return
	}
	s.at.Events = append(s.at.Events, text)
	s.at.lines = append(s.at.lines, storyLine{text: text, times: 1})
}

// continues adds an event to the last line, if it belongs there.
func (s *storyStep) continues(text string) bool {
	if len(s.lines) == 0 || s.lines[len(s.lines)-1].ends {
		return false
	}
	last := &s.lines[len(s.lines)-1]
	subject, more := splitEvent(text)
	switch {
	case subject != "" && last.times == 1 && strings.HasPrefix(last.text, subject):
		last.text += ", " + more
		s.Events[len(s.Events)-1] = last.text
	case subject == "" && text == last.text:
		s.Events = append(s.Events, text)
		last.times++
	default:
		return false
	}
	return true
}

// splitEvent splits an event behind the colon that follows its subject; the subject
// is "" if it has none.
func splitEvent(text string) (subject, more string) {
	if i := strings.LastIndex(text, ": "); i > 0 && !strings.HasSuffix(text, ".") {
		return text[:i+2], text[i+2:]
	}
	return "", text
}

// turn adds the position at the end of a turn, if the rules describe it.
func (s *Story) turn(x playtest.TurnEnd) {
	if x.Standing == "" {
		return
	}
	w := wordsIn(s.Lang, s.Own)
	id := "story.turn"
	if s.sheet.Rounds {
		id = "story.round"
	}
	text := w.typeset(w.say(id, x.Number, x.Standing))
	s.at.Ends = append(s.at.Ends, text)
	s.at.lines = append(s.at.lines, storyLine{text: text, ends: true})
}

// Text returns the lines of the story.
func (s *Story) Text() []string {
	s.end()
	width := 9
	for _, side := range s.sheet.Seats {
		width = max(width, utf8.RuneCountInString(s.called(side)))
	}
	var all []string
	for i := range s.steps {
		all = append(all, strings.Split(s.steps[i].text(width), "\n")...)
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
	return cmp.Or(s.Names[side], wordsIn(s.Lang, s.Own).template("rehearsal.name."+side), side)
}

// end finishes the step in progress, unless it comes before the story or nothing
// happened in the setup.
func (s *Story) end() {
	at := s.at
	s.at = nil
	if at == nil || at.Step < s.From && (at.Step != setupStep || s.From > 0) {
		return
	}
	if at.Step == setupStep && len(at.Events)+len(at.Rules) == 0 {
		return
	}
	s.explain(at)
	s.steps = append(s.steps, *at)
}

// explain adds the texts of rules that the story did not mention before.
func (s *Story) explain(at *storyStep) {
	for _, id := range at.Rules {
		if text := s.Texts[id]; text != "" && !s.met[id] {
			s.met[id] = true
			if at.Texts == nil {
				at.Texts = map[string]string{}
			}
			at.Texts[id] = text
		}
	}
}
