package playtest

import (
	"errors"
	"fmt"
)

// Stats holds the counts of a run. Every field is a sum, a minimum or an exact
// histogram, so that merging the parts of any partition of the games gives the
// same bytes as one run of all of them.
type Stats struct {
	Run         RunID
	Total       uint64 // the games of the whole run, of which Played are counted here; 0 if unknown
	Part        Part   // which of them were to be played; zero for all of them and for merged parts
	Played      Ranges
	Fingerprint Hex           // sum over the games of a hash of their number, actions and result
	Wins        PerSeat[Wins] // by who went first
	Ways        []uint64      // games by how they ended
	Decisions   uint64        // decisions with one choice or more
	Forced      uint64        // decisions with only one choice
	Choices     Clusters      // forced decisions among all
	Turns       Histogram
	Steps       Histogram // decisions per game
	Margins     Histogram
	Rules       []RuleCount
	Cards       []PerSeat[CardCount]
	Plays       []Clusters             // plays among draws, in all hands, by CardID
	Seen        []uint64               // games in which the card was drawn, by CardID; with separate piles, each player's game counts
	Both        []uint64               // pairs of players of a game who both drew the card from separate piles, by CardID
	Early       []PerSeat[EarlyCounts] // games in which the card was among the first draws, by CardID
	Openings    []PerSeat[EarlyCounts] // all games, by PileID
	Draws       []Histogram            // cards drawn per game, by pile; as for Seen
	Demand      []Histogram            // the most in use at once, by component
	Tracks      []TrackCount
	Piles       []Histogram // the turn in which the pile first ran out, by pile; games in which it did not are left out
	Hands       PerSeat[HandCount]
	Settled     [leadParts + 1]uint64 // games by the point from which their winner stayed ahead
	Leads       [leadParts]LeadCount  // by how much of the game had been played, in twelfths
	Facts       []PerSeat[uint64]     // games in which a fact was true of a player, by FactID
	Orders      []OrderCount          // by TogetherID
	Faults      [faults]Incidents
}

// RunID identifies what was played. Only statistics with equal RunIDs can be
// merged.
type RunID struct {
	Game   string
	Data   Hex // Catalog.Data
	Agents Lineup
	Seed   uint64
	Limit  int // decisions after which a game is abandoned
	Check  bool
	Orders uint64 // how many games, from the first, retried simultaneous events in other orders
}

// Unlike describes the first difference of another run.
func (r RunID) Unlike(o RunID) string {
	switch {
	case r.Game != o.Game:
		return fmt.Sprintf("it is for %s instead of %s", o.Game, r.Game)
	case r.Data != o.Data:
		return fmt.Sprintf("%s was changed between them", r.Game)
	case r.Agents != o.Agents:
		return fmt.Sprintf("its players are %s instead of %s", o.Agents, r.Agents)
	case r.Seed != o.Seed:
		return fmt.Sprintf("it has seed %d instead of %d", o.Seed, r.Seed)
	case r.Check != o.Check:
		return "only one of them was played with --check"
	}
	return "it is of another number of games in all"
}

// Games returns the number of games counted.
func (w *Wins) Games() uint64 {
	n := w.Draws
	for _, k := range w.Seat {
		n += k
	}
	return n
}

// Wins counts the wins of the games in which one seat went first, by winner.
type Wins struct {
	Seat  PerSeat[uint64]
	Draws uint64
}

// RuleCount counts how often a rule was applied.
type RuleCount struct {
	Games uint64 // games in which it was applied
	Fired uint64 // times in total
	First uint64 // the lowest game in which it was applied; meaningless if Games is 0
}

// CardCount counts what happened to a card in one seat.
type CardCount struct {
	Drawn, Played, Discarded uint64
	GamesPlayed              uint64 // games in which it was played
}

// newStats returns empty statistics for a game.
func newStats(id RunID, sheet *Catalog) *Stats {
	s := &Stats{
		Run:    id,
		Played: Ranges{},
		Ways:   make([]uint64, len(sheet.Ways)),
		Rules:  make([]RuleCount, len(sheet.Rules)),
		Cards:  make([]PerSeat[CardCount], len(sheet.Cards)),
		Plays:  make([]Clusters, len(sheet.Cards)),
		Seen:   make([]uint64, len(sheet.Cards)),
		Both:   make([]uint64, len(sheet.Cards)),
		Draws:  make([]Histogram, len(sheet.Piles)),
		Demand: make([]Histogram, len(sheet.Components)),
		Tracks: make([]TrackCount, len(sheet.Tracks)),
		Piles:  make([]Histogram, len(sheet.Piles)),
		Facts:  make([]PerSeat[uint64], len(sheet.Facts)),
		Orders: make([]OrderCount, len(sheet.Together)),
	}
	s.openEarly(sheet)
	return s
}

// Games returns how many games were played to their end.
func (s *Stats) Games() uint64 { return s.Turns.N() }

// Missing returns the games that were to be played and are not counted.
func (s *Stats) Missing() Ranges { return s.Played.MissingFrom(s.Part.Range(s.Total)) }

// Fault returns the incidents of one kind.
func (s *Stats) Fault(f Fault) *Incidents { return &s.Faults[f] }

// ended adds a game that was played to its end.
func (s *Stats) ended(o Outcome, steps, forced int) {
	wins := &s.Wins[o.First]
	if o.Winner == Nobody {
		wins.Draws++
	} else {
		wins.Seat[o.Winner]++
	}
	s.Ways[o.Way]++
	s.Decisions += uint64(steps)
	s.Forced += uint64(forced)
	s.Choices.Add(uint64(forced), uint64(steps))
	s.Turns.Add(o.Turns, 1)
	s.Steps.Add(steps, 1)
	s.Margins.Add(int(o.Margin), 1)
}

// traced adds what a tracer recorded in one game.
func (s *Stats) traced(game uint64, o Outcome, t *Tracer) {
	for i, n := range t.rules {
		if n > 0 {
			s.Rules[i].merge(&RuleCount{Games: 1, Fired: uint64(n), First: game})
		}
	}
	for i := range s.Cards {
		played, drawn := uint64(0), uint64(0)
		of := t.of(CardID(i))
		for seat := range of {
			c := &of[seat]
			s.Cards[i][seat].traced(c)
			played += uint64(c[CardPlayed])
			drawn += uint64(c[CardDrawn])
		}
		s.Plays[i].Add(played, drawn)
		n := t.seen(CardID(i))
		s.Seen[i] += n
		s.Both[i] += n * (n - min(n, 1)) / 2
	}
	s.drew(t)
	s.drewEarly(o, t)
	for i, n := range t.demand {
		s.Demand[i].Add(n, 1)
	}
	s.watched(game, o, t)
	s.factual(t)
}

// points returns what an outcome is worth to a player: as many points as the game has
// seats for a win, one for a draw, so that those of all players have the same sum.
func (o Outcome) points(seat Seat, seats int) uint64 {
	switch o.Winner {
	case seat:
		return uint64(seats)
	case Nobody:
		return 1
	}
	return 0
}

func (c *CardCount) traced(e *cardCounts) {
	c.Drawn += uint64(e[CardDrawn])
	c.Played += uint64(e[CardPlayed])
	c.Discarded += uint64(e[CardDiscarded])
	c.GamesPlayed += uint64(min(e[CardPlayed], 1)) // min instead of a branch, which would be unpredictable
}

// Merge adds the statistics of other games of the same run. If it returns an
// error, s is unchanged.
func (s *Stats) Merge(o *Stats) error {
	if s.Run != o.Run {
		return fmt.Errorf("cannot merge different runs: %s", s.Run.Unlike(o.Run))
	}
	if !s.sameShape(o) {
		return errors.New("cannot merge: the statistics of the same run differ in size")
	}
	played, err := s.Played.union(o.Played)
	if err != nil {
		return fmt.Errorf("cannot merge: %w", err)
	}
	s.Played = played
	s.Total = max(s.Total, o.Total)
	if s.Part != o.Part {
		s.Part = Part{}
	}
	s.mergeCounts(o)
	s.mergeTraces(o)
	return nil
}

// Fits reports whether the statistics have the shape of a catalog.
func (s *Stats) Fits(sheet *Catalog) bool {
	return s.sameShape(newStats(s.Run, sheet)) && s.seated(sheet.NumSeats())
}

func (s *Stats) sameShape(o *Stats) bool {
	return len(s.Ways) == len(o.Ways) && len(s.Rules) == len(o.Rules) &&
		len(s.Cards) == len(o.Cards) && len(s.Plays) == len(o.Plays) && len(s.Seen) == len(o.Seen) && len(s.Both) == len(o.Both) &&
		sameEarly(s.Early, o.Early) && sameEarly(s.Openings, o.Openings) && len(s.Draws) == len(o.Draws) && len(s.Demand) == len(o.Demand) &&
		len(s.Tracks) == len(o.Tracks) && len(s.Piles) == len(o.Piles) && len(s.Facts) == len(o.Facts) &&
		len(s.Orders) == len(o.Orders)
}

func (s *Stats) mergeCounts(o *Stats) {
	s.Fingerprint += o.Fingerprint
	for first := range MaxSeats {
		s.Wins[first].merge(&o.Wins[first])
	}
	for i, n := range o.Ways {
		s.Ways[i] += n
	}
	s.Decisions += o.Decisions
	s.Forced += o.Forced
	s.Choices.Merge(&o.Choices)
	s.Turns.Merge(&o.Turns)
	s.Steps.Merge(&o.Steps)
	s.Margins.Merge(&o.Margins)
}

func (s *Stats) mergeTraces(o *Stats) {
	for i := range o.Rules {
		s.Rules[i].merge(&o.Rules[i])
	}
	for i := range o.Cards {
		for seat := range MaxSeats {
			s.Cards[i][seat].merge(&o.Cards[i][seat])
		}
		s.Plays[i].Merge(&o.Plays[i])
	}
	s.mergeDraws(o)
	s.mergeEarly(o)
	for i := range o.Demand {
		s.Demand[i].Merge(&o.Demand[i])
	}
	for i := range o.Faults {
		s.Faults[i].merge(&o.Faults[i])
	}
	s.mergeWatched(o)
	s.mergeFacts(o)
	s.mergeOrders(o)
}

func (w *Wins) merge(o *Wins) {
	for seat, n := range o.Seat {
		w.Seat[seat] += n
	}
	w.Draws += o.Draws
}

func (r *RuleCount) merge(o *RuleCount) {
	if o.Games == 0 {
		return
	}
	if r.Games == 0 || o.First < r.First {
		r.First = o.First
	}
	r.Games += o.Games
	r.Fired += o.Fired
}

func (c *CardCount) merge(o *CardCount) {
	c.Drawn += o.Drawn
	c.Played += o.Played
	c.Discarded += o.Discarded
	c.GamesPlayed += o.GamesPlayed
}
