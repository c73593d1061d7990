package rehearsal

import (
	"slices"

	"punchboard/playtest"
)

// obstacle returns what alone prevents a card from being played in any game.
func (r *Rules) obstacle(k int) playtest.Obstacle {
	t := &r.tables
	if !slices.Contains(t.playable[k*t.stride.kind:(k+1)*t.stride.kind], true) {
		return playtest.Obstacle{Kind: playtest.ObstacleForbidden}
	}
	for i, x := range r.decl.Resources {
		if cost, most := r.least(k, i), r.reach(i); cost > most {
			return playtest.Obstacle{Kind: playtest.ObstacleCost, Resource: x.Name, Cost: cost, Most: most}
		}
	}
	return playtest.Obstacle{}
}

// least returns what a card costs of a resource in its cheapest turn.
func (r *Rules) least(k, resource int) int {
	least := maxAmount
	for turn := range r.decl.Turns {
		least = min(least, int(r.costs(k, uint8(turn))[resource]))
	}
	return least
}

// reach returns the most of a resource that a player can ever have.
func (r *Rules) reach(resource int) int {
	x, n := r.decl.Resources[resource], len(r.decl.Resources)
	for k := range r.kinds {
		if r.least(k, resource) < 0 {
			return x.Most // cards produce some, and it is not known how much
		}
	}
	has, most := x.Start, x.Start
	for turn := range r.decl.Turns {
		has = min(max(has+int(r.tables.gain[turn*n+resource]), 0), x.Most)
		most = max(most, has)
	}
	return most
}
