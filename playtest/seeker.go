package playtest

// Seeker returns a player that tries to trigger every rule: it looks one step
// ahead on a redealt state and takes the action whose rules it has seen least
// in this game. It finds rules and cards that random play does not reach; its
// results say nothing about balance. Weights, by RuleID, make some rules more
// attractive (from an earlier run: the rarer, the heavier); nil weighs all
// alike.
func Seeker[S any](weights []uint32) Player[S] {
	return Player[S]{Name: "seeker", New: func() Agent[S] { return &seeker[S]{weights: weights} }}
}

type seeker[S any] struct {
	seat    Seat
	weights []uint32
	seen    []uint32 // rules that its own trials triggered, by RuleID
	tracer  *Tracer
	luck    Keyed
	dealt   S
	try     S
}

func (k *seeker[S]) Begin(r Rules[S], seat Seat) {
	if k.tracer == nil {
		k.tracer = NewTracer(r.Catalog(), nil)
		k.seen = make([]uint32, len(r.Catalog().Rules))
	}
	clear(k.seen)
	k.seat = seat
}

func (k *seeker[S]) Act(r Rules[S], s *S, legal []Action, rnd *Stream) Action {
	k.luck = rnd.Chance()
	k.dealt = *s
	r.Redeal(&k.dealt, k.seat, &k.luck)
	best, most, ties := legal[0], uint64(0), 0
	for _, a := range legal {
		gain := k.gain(r, a)
		switch {
		case ties == 0 || gain > most:
			best, most, ties = a, gain, 1
		case gain == most:
			if ties++; rnd.N(ties) == 0 {
				best = a
			}
		}
	}
	k.gain(r, best)
	k.remember()
	return best
}

// unseen is the weight of a rule that has not been seen yet; it is halved each
// time the rule is seen.
const unseen = 1 << 16

// gain tries an action, leaves its rules in the tracer and returns their total
// weight.
func (k *seeker[S]) gain(r Rules[S], a Action) (sum uint64) {
	k.tracer.Reset()
	k.try = k.dealt
	r.Apply(&k.try, a, &k.luck, k.tracer)
	for id, n := range k.tracer.rules {
		if n > 0 {
			sum += k.weight(id) * (unseen >> min(k.seen[id], 16))
		}
	}
	return sum
}

func (k *seeker[S]) weight(id int) uint64 {
	if k.weights == nil {
		return 1
	}
	return uint64(k.weights[id])
}

func (k *seeker[S]) remember() {
	for id, n := range k.tracer.rules {
		if n > 0 {
			k.seen[id]++
		}
	}
}
