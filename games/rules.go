package games

import (
	"path"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	fireandcover "punchboard/games/fire-and-cover"
	lineandreserve "punchboard/games/line-and-reserve"
	patroldeck "punchboard/games/patrol-deck"
	"punchboard/games/percee"
	threefronts "punchboard/games/three-fronts"
	"punchboard/playtest"
	"punchboard/playtest/rehearsal"
)

// binding connects a name under `rules` in game.yaml with compiled rules.
type binding struct {
	name string
	open func(*carddata.Game) (playtest.Game, *diag.List)
}

var bindings = []binding{
	{"three-fronts", threefronts.Open},
	{"percee", percee.Open},
	{"fire-and-cover", fireandcover.Open},
	{"line-and-reserve", lineandreserve.Open},
	{"patrol-deck", patroldeck.Open},
}

// RuleNames lists the valid values of `rules` in game.yaml.
func RuleNames() []string {
	names := make([]string, len(bindings))
	for i, b := range bindings {
		names[i] = b.name
	}
	return names
}

// Play builds the rules that a loaded game names, using that game's own rows. For a game that names none, it
// builds the rehearsal that the game declares. The returned game is nil if there is neither, or if its data
// have errors, which are in the list.
func Play(g *carddata.Game) (playtest.Game, *diag.List) {
	i := slices.IndexFunc(bindings, func(b binding) bool { return b.name == g.Rules })
	if i >= 0 {
		return bindings[i].open(g)
	}
	if g.Rules == "" && rehearsal.Declared(g) {
		return rehearsal.Open(g)
	}
	found := &diag.List{}
	at := diag.Pos{File: path.Join(g.Place, "game.yaml")}
	if g.Rules == "" {
		found.Errorf(at, playtest.CodeNoRules, "the game has neither compiled rules nor a rehearsal").
			Hintf("describe under `play` how its cards are dealt and played, or name compiled rules, such as `rules: %s`", bindings[0].name)
	} else {
		found.Errorf(at, playtest.CodeNoRules, "there are no compiled rules %q", g.Rules).
			Hintf("%s", diag.DidYouMean(g.Rules, RuleNames()))
	}
	return nil, found
}
