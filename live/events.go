package live

import (
	"slices"
)

// listener receives what a page is told.
type listener struct {
	events chan event
}

// event is a message to the page.
type event struct {
	name string
	data []byte
}

// waiting is how many messages wait for a page that is slow. One that is even slower
// misses messages, notices that by their numbers, and asks for the whole state.
const waiting = 64

// change is what is different in a state. A page that does not show the state From has
// to ask for all of it.
type change struct {
	From     int        `json:"from"`
	Build    int        `json:"build"`
	Whole    bool       `json:"whole,omitempty"` // too much is different to be listed
	Broken   bool       `json:"broken"`
	Checked  bool       `json:"checked"`
	Took     float64    `json:"took"`
	Cards    []*Card    `json:"cards,omitempty"`
	Findings []*Finding `json:"findings"` // all of them; null if they are as before
	Sheets   []*Sheet   `json:"sheets,omitempty"`
}

// difference returns what to tell a page that shows the last state.
func difference(last, next *State) *change {
	c := &change{From: last.Build, Build: next.Build, Broken: next.Broken, Checked: next.Checked, Took: next.Took}
	if len(last.Findings) == 0 || !slices.Equal(last.Findings, next.Findings) {
		c.Findings = next.Findings
	}
	if c.Whole = !sameDecks(last, next); c.Whole {
		return c
	}
	for i, d := range next.Decks {
		for j, card := range d.Cards {
			if last.Decks[i].Cards[j] != card {
				c.Cards = append(c.Cards, card)
			}
		}
	}
	if !slices.EqualFunc(last.Sheets, next.Sheets, func(a, b *Sheet) bool { return *a == *b }) {
		c.Sheets = next.Sheets
	}
	return c
}

// sameDecks reports whether two states have the same decks with the same cards, apart
// from what the cards show.
func sameDecks(a, b *State) bool {
	return a.Version == b.Version && slices.Equal(a.Languages, b.Languages) && slices.Equal(a.Variants, b.Variants) &&
		slices.EqualFunc(a.Decks, b.Decks, func(d, e *Deck) bool { return d.same(e) })
}

// same reports whether two decks differ at most in what their cards show.
func (d *Deck) same(e *Deck) bool {
	x, y := *d, *e
	x.Cards, y.Cards, x.Name, y.Name = nil, nil, nil, nil
	return equal(x, y) && equal(d.Name, e.Name) &&
		slices.EqualFunc(d.Cards, e.Cards, func(a, b *Card) bool { return a.Key == b.Key })
}

// listen registers a page that shows a language; the function ends that.
func (s *show) listen(lang string) (*listener, func()) {
	l := &listener{events: make(chan event, waiting)}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.listeners[l] = true
	if lang != "" {
		s.prefer.Store(&lang)
	}
	return l, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.listeners, l)
	}
}

// watchers returns the number of pages that show the view.
func (s *show) watchers() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.listeners)
}

// tell sends a message to all pages. The caller holds the lock.
func (s *show) tell(name string, message any) {
	if len(s.listeners) == 0 {
		return
	}
	data, err := visibleJSON(message)
	if err != nil {
		panic("live: " + err.Error()) // only texts and numbers
	}
	for l := range s.listeners {
		select {
		case l.events <- event{name, data}:
		default:
		}
	}
}
