package rehearsal

import (
	"punchboard/carddata"
	"punchboard/carddata/wording"
	"punchboard/playtest"
)

// Turn numbers the turns of both players.
func (r *Rules) Turn(s *State) int { return playtest.Seats*int(s.turn) + int(s.seat) }

// Why returns what prevents a card from being played. It tests the parts of the
// expression playable first, in their order, then the resources in the order of
// the declaration.
func (r *Rules) Why(s *State, seat playtest.Seat, id playtest.CardID) playtest.PlayCondition {
	k := int(id)
	switch {
	case s.hand[seat][k] == 0 || s.seat != seat || s.step != atPlay:
		return playtest.NotHeld
	case r.can(s, k):
		return playtest.Free
	}
	scope := r.scope(s, k)
	for i, part := range r.parts {
		if yes, err := part.Bool(scope); err != nil || !yes {
			return playtest.PlayCondition(1 + i)
		}
	}
	for i, cost := range r.costs(k, s.turn) {
		if int(cost) > int(s.has[seat][i]) {
			return r.price(i)
		}
	}
	panic("rehearsal: no condition keeps an unplayable card from being played")
}

// price returns the condition for what a card costs of a resource.
func (r *Rules) price(resource int) playtest.PlayCondition {
	return playtest.PlayCondition(1 + len(r.parts) + resource)
}

// scope returns what the expression playable can use for a card in a player's
// hand.
func (r *Rules) scope(s *State, k int) *carddata.Scope {
	vars := map[string]any{turnName: int(s.turn) + 1}
	for i, x := range r.decl.Resources {
		vars[x.Name] = int(s.has[s.seat][i])
	}
	return &carddata.Scope{Game: r.game, Lang: r.game.Source, Vars: vars, Deck: r.kinds[k].deck, Card: r.kinds[k].card}
}

// Because describes in a language what prevents a card from being played. A rehearsal
// has no ledger, so the rule is always "".
func (r *Rules) Because(_ playtest.CardID, h playtest.PlayCondition, lang string) (rule, clause string) {
	words := wording.In(lang, r.game.OwnWords(lang))
	if h < r.price(0) {
		return "", words.Text(wording.Play+"because.false", r.parts[h-1].Src)
	}
	name := r.decl.Resources[h-r.price(0)].Name
	if label, named := r.game.Labels[name]; named {
		name = label.In(lang)
	}
	return "", words.Text(wording.Play+"because.cost", name)
}
