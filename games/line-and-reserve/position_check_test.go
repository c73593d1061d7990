package lineandreserve

import (
	"fmt"
	"strings"
)

// check compares one figure with the state: "left de-panther 9".
func (p *position) check(w []string) {
	var got string
	s := &p.State
	switch want := w[len(w)-1]; w[0] {
	case "left":
		got = fmt.Sprint(s.units[p.unit(w[1])].endurance)
	case "counter":
		got = fmt.Sprint(s.units[p.unit(w[1])].counter)
	case "flight":
		got = fmt.Sprint(s.units[p.unit(w[1])].flight)
	case "scored":
		got = fmt.Sprint(s.points[p.Seat(w[1])])
	case "held":
		got = fmt.Sprint(s.held[p.Seat(w[1])].count())
	case "units":
		got = fmt.Sprint(s.hands[p.Seat(w[1])].count())
	case "run":
		got = fmt.Sprint(s.holds[p.Seat(w[1])])
	case "at":
		got = p.where(p.unit(w[1]))
	case "crew":
		got = map[bool]string{true: "yes", false: "no"}[s.units[p.unit(w[1])].crew != nobody]
	case "card":
		got = p.edgeOf(p.unit(w[1]))
	case "bottom":
		got = p.rules.cardName(int(s.reserves[p.Seat(w[1])].cards[0]))
	case "under":
		got = fmt.Sprint(p.under(p.unit(w[1])))
	case "discards":
		got = fmt.Sprint(s.discards.count())
	case "now":
		got = stepNames[s.step]
	case "is":
		got = fmt.Sprint(s.turn)
	default:
		p.Fatalf("unknown order")
		_ = want
	}
	if want := w[len(w)-1]; got != want {
		p.Fatalf("it is %s", got)
	}
}

var stepNames = map[step]string{
	atStart: "start", atCommit: "commit", atCrews: "crews", atWindow: "window", atReact: "react", atTargets: "targets", atGroup: "group", atInitiative: "initiative",
	atAttack: "attack", atWeapons: "weapons", atNamed: "named", atRoll: "roll", atFix: "fix", atFriend: "friend", atIntensity: "intensity", atSave: "save",
	atKeep: "keep", atFires: "fires", atFireRoll: "fireroll", atDraw: "draw", atDiscardUnits: "bury", atDiscardOrders: "throw", atEnd: "end", atPlace: "place",
	atOrder: "order", atNames: "names", atArm: "arm", atRetarget: "retarget", atFlag: "flag", atInitiativeFix: "initiativefix", atIntensityFix: "intensityfix", atSteal: "steal",
}

// where returns the place of a card.
func (p *position) where(u int) string {
	s := &p.State
	for seat, name := range p.Seats {
		places := map[string]set{"front": s.front[seat], "rear": s.rear[seat], "air": s.air[seat], "hand": s.hands[seat]}
		for place, of := range places {
			if of.has(u) {
				return name + "-" + place
			}
		}
		for _, c := range s.reserves[seat].cards[:s.reserves[seat].left] {
			if int(c) == u {
				return name + "-reserves"
			}
		}
	}
	switch {
	case s.gone.has(u):
		return "gone"
	case s.crews.has(u):
		return "crew"
	}
	return "nowhere"
}

// edgeOf returns the effect of a unit's Damage card, "none" for no card.
func (p *position) edgeOf(u int) string {
	if e := p.game().edge(u); e != nil {
		return e.id
	}
	return "none"
}

// under lists the Command cards under a unit.
func (p *position) under(u int) string {
	var ids []string
	for c, at := range p.State.under {
		if int(at) == u {
			ids = append(ids, p.rules.data.commandOf(c).id)
		}
	}
	if len(ids) == 0 {
		return "nothing"
	}
	return strings.Join(ids, ",")
}
