package trial

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// replacement is a card of a deck that is made to play like the median card of its
// kind.
type replacement struct {
	deck       *carddata.Deck
	row, other int
	game       playtest.Game
}

// findReplacement looks for a replacement for a card. It returns nil if there is no
// other card of its kind, or the rules refuse a deck with that one twice.
func (l *Runner) findReplacement(ctx context.Context, card string, effects []verdict.Finding) *replacement {
	at, row := l.rowOf(card)
	if at < 0 {
		return nil
	}
	s := &replacement{deck: l.Data.Decks[at], row: row}
	if s.other = l.median(ctx, at, row, effects); s.other < 0 {
		return nil
	}
	if s.game = rules(withRowLike(l.Data, at, row, s.other)); s.game == nil {
		return nil
	}
	return s
}

// rowOf returns the row of a card of the catalog; -1 if there is none.
func (l *Runner) rowOf(card string) (deck, row int) {
	sheet := l.Play.Catalog()
	id := slices.Index(sheet.Cards, card)
	if id < 0 || id >= len(sheet.CardPiles) {
		return -1, -1
	}
	pile := sheet.Piles[sheet.CardPiles[id]].Name
	deck = slices.IndexFunc(l.Data.Decks, func(d *carddata.Deck) bool { return d.ID == pile })
	if deck < 0 {
		return -1, -1
	}
	return deck, slices.IndexFunc(l.Data.Decks[deck].Cards, func(c *carddata.Card) bool { return c.ID == card })
}

// maxPeers is the maximum number of cards of a kind that are compared to find their
// median. Each comparison gets 1/settling of the deals of a suspect.
const (
	maxPeers = 7
	settling = 5
)

// median returns the row of the median among the other cards of a kind; -1 if there
// are none. The ordinary games choose the candidates, and replacing them in new games
// decides their order: if most of a deck is drawn, an early draw says more about when
// a card is good than about how good it is.
func (l *Runner) median(ctx context.Context, deck, row int, effects []verdict.Finding) int {
	peers := l.settled(ctx, deck, middle(l.peers(l.Data.Decks[deck], row, effects), maxPeers))
	peers = slices.DeleteFunc(slices.Clone(peers), func(i int) bool { return i == row })
	if len(peers) == 0 {
		return -1
	}
	return peers[(len(peers)-1)/2]
}

// peers lists the cards of a kind, including this one, by their strength in ordinary
// games. If there is no other card of the same kind, it ignores the type, and then the
// cost.
func (l *Runner) peers(d *carddata.Deck, row int, effects []verdict.Finding) (peers []int) {
	worth := meanEffects(effects)
	for loose := 0; loose < looseness && len(peers) < 2; loose++ {
		peers = nil
		for i, c := range d.Cards {
			if _, known := worth[c.ID]; known && l.kind(d, i, loose) == l.kind(d, row, loose) {
				peers = append(peers, i)
			}
		}
	}
	slices.SortStableFunc(peers, func(a, b int) int { return cmp.Compare(worth[d.Cards[a].ID], worth[d.Cards[b].ID]) })
	return peers
}

// middle returns the n elements in the middle of a sorted list.
func middle(peers []int, n int) []int {
	n = min(n, len(peers))
	from := (len(peers) - n) / 2
	return peers[from : from+n]
}

// settled sorts cards of a kind by what their owner loses when the middle one replaces
// them; those that the rules cannot do without are left out. Each set of cards is
// played only once.
func (l *Runner) settled(ctx context.Context, deck int, peers []int) (sorted []int) {
	key := fmt.Sprint(deck, peers)
	if sorted, known := l.kinds[key]; known {
		return sorted
	}
	worth := map[int]float64{}
	for _, row := range peers {
		if w, ok := l.against(ctx, deck, row, peers[len(peers)/2]); ok {
			worth[row], sorted = w, append(sorted, row)
		}
	}
	slices.SortStableFunc(sorted, func(a, b int) int { return cmp.Compare(worth[a], worth[b]) })
	if l.kinds == nil {
		l.kinds = map[string][]int{}
	}
	l.kinds[key] = sorted
	return sorted
}

// against returns what a copy of a card is worth to the player who draws it, compared
// with another card in its place.
func (l *Runner) against(ctx context.Context, deck, row, other int) (worth float64, ok bool) {
	if row == other {
		return 0, true
	}
	g, card := rules(withRowLike(l.Data, deck, row, other)), l.Data.Decks[deck].Cards[row]
	if g == nil {
		return 0, false
	}
	sum := l.compareWith(ctx, g, l.Games/settling, card.ID)
	if sum == nil {
		return 0, false
	}
	change, _ := sum.Change(1)
	return -change / float64(max(card.Copies, 1)), true
}

// meanEffects returns the effect of each card: the mean of both sides if both draw it.
func meanEffects(effects []verdict.Finding) map[string]float64 {
	sum, n := map[string]float64{}, map[string]float64{}
	for i := range effects {
		sum[effects[i].Subject] += effects[i].Value
		n[effects[i].Subject]++
	}
	for card := range sum {
		sum[card] /= n[card]
	}
	return sum
}

// kind is what makes two cards of a deck comparable: the columns type and cost, if
// there are any, and which sides draw and play them.
type kind struct {
	variety, cost string
	drawn, played [playtest.MaxSeats]bool
}

// looseness is the number of ways to define a kind: strictly, without the type, and
// without the cost as well.
const looseness = 3

func (l *Runner) kind(d *carddata.Deck, row, loose int) (k kind) {
	fields := d.Cards[row].Fields
	if loose < 2 {
		k.cost = fmt.Sprint(fields[costColumn].V)
	}
	if loose < 1 {
		k.variety = fmt.Sprint(fields[typeColumn].V)
	}
	if id := slices.Index(l.Play.Catalog().Cards, d.Cards[row].ID); id >= 0 {
		for seat, c := range l.Drawn.Cards[id] {
			k.drawn[seat], k.played[seat] = c.Drawn > 0, c.Played > 0
		}
	}
	return k
}

// The columns that show what a card competes with, by their usual names.
const (
	typeColumn = "type"
	costColumn = "cost"
)
