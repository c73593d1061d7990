package fireandcover

import (
	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// The only pile that cards are drawn from.
const commonPile playtest.PileID = 0

// The tracks printed on the range board.
const (
	objectivesTrack playtest.TrackID = iota
	rangeTrack
)

func newSheet(g *carddata.Game, d *data) playtest.Catalog {
	s := playtest.Catalog{
		Game:       g.Slug,
		Seats:      []string{d.squadName(0), d.squadName(1)},
		Ways:       []string{"kills", "rout", "objectives", "unfinished"},
		Rules:      make([]string, lastRule+1),
		Piles:      []playtest.Pile{{Name: "common", Early: d.early()}},
		Components: rulebook.Components(g, markers[:], marker.id),
		Tracks:     []playtest.Track{{Name: "objectives", Least: 0, Most: d.set.Objectives}},
		Decisive:   permille,
		Sources:    [256]playtest.Source{forFirst: playtest.FromStart, forNation: playtest.FromStart, forDeck: playtest.FromCards},
	}
	if !d.set.OnMap {
		s.Tracks = append(s.Tracks, playtest.Track{Name: "range", Least: int(pointBlank), Most: int(long)})
	}
	d.nameRules(&s)
	for kind := range d.kinds {
		s.Cards = append(s.Cards, d.items[kind].id)
		s.CardPiles = append(s.CardPiles, commonPile)
		s.CardCopies = append(s.CardCopies, int(d.copies[kind]))
	}
	s.Together = together()
	s.Data = rulebook.Fingerprint(*d)
	return s
}

// squadName returns the name of a seat: its nationality, if that is fixed.
func (d *data) squadName(seat int) string {
	letter := string(rune('a' + seat))
	if d.pick[seat] == drawn {
		return "squad-" + letter
	}
	return d.nations[d.pick[seat]].id + "-" + letter
}

// early is how many of a player's first draws count as early: the opening hand
// and the first turn, which nearly every game has.
func (d *data) early() int {
	n := maxCards
	for i := range d.nation {
		n = min(n, int(d.nations[i].opening+d.nations[i].draw))
	}
	return n
}

// nameRules names the rules that can be reported with this deck, these squads
// and this terrain.
func (d *data) nameRules(s *playtest.Catalog) {
	name := func(ids ...playtest.RuleID) { ledger.NameIn(s, ids...) }
	name(played[:]...)
	if d.set.OnMap {
		name(playedOnMap[:]...)
	} else {
		name(playedOnCards[:]...)
	}
	if d.set.Squads > 1 {
		name(playedWithSquads[:]...)
	}
	if d.lastingFlanks() {
		name(playedFlanking[:]...)
	}
	for kind := range d.kinds {
		name(d.items[kind].rule)
	}
	for i := range d.nation {
		if d.fights(i) {
			name(d.nations[i].rules()...)
			for o := d.nations[i].first; o < d.nations[i].last; o++ {
				name(d.items[o].rule)
			}
		}
	}
}

// fights reports whether a nationality can take part.
func (d *data) fights(nation int) bool {
	for _, pick := range d.pick {
		if pick == drawn || pick == nation {
			return true
		}
	}
	return false
}

// rules lists the rules that a nationality's numbers report.
func (n *nation) rules() []playtest.RuleID {
	ids := []playtest.RuleID{n.menRule, n.drawRule, n.handRule, n.traitRule}
	for _, x := range []struct {
		there bool
		rule  playtest.RuleID
	}{{n.morale > 0, fc041}, {n.morale < 0, fc042}, {n.rally != 0, fc090}, {n.covering == 0, fc056}, {n.closer > 0, fc029}} {
		if x.there {
			ids = append(ids, x.rule)
		}
	}
	return ids
}
