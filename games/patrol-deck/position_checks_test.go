package patroldeck

import "fmt"

// check checks what must be true.
func (p *position) check(what string, rest []string) {
	p.T.Helper()
	s := &p.State
	f := p.figure(rest[0])
	got := ""
	switch what {
	case "at":
		got = where(s.at[f])
	case "endurance":
		got = fmt.Sprint(s.endurance[f])
	case "faces":
		got = compassNames[s.facing[f]]
	case "markers":
		got = fmt.Sprint(s.morale[p.unit(rest[0])])
	case "card":
		got = p.cards[s.card]
	case "shows":
		got = fmt.Sprint(s.die[p.unit(rest[0])])
	case "now":
		got = fmt.Sprint(s.turn)
	case "left":
		got = fmt.Sprint(s.action[p.Seat(rest[0])].Left())
	case "is", "isnt":
		if p.is(f, rest[1]) != (what == "is") {
			p.Fatalf("it is not so")
		}
		return
	case "pinned", "unpinned":
		if s.pinned.has(uint8(p.unit(rest[0]))) != (what == "pinned") {
			p.Fatalf("it is not so")
		}
		return
	default:
		p.Fatalf("there is no order %q", what)
	}
	if got != rest[len(rest)-1] {
		p.Fatalf("it is %s", got)
	}
}

func (p *position) is(f figure, state string) bool {
	s := &p.State
	u := p.r.data.figs[f].unit
	switch state {
	case "stunned":
		return s.stunned.has(f)
	case "down":
		return s.down.has(f)
	case "empty":
		return s.noAmmo.has(f)
	case "wounded":
		return p.r.wounded(s, f)
	case "moved":
		return s.moved.has(f)
	case "thrower":
		return !s.noThrows.has(u)
	case "dead":
		return s.out.has(f)
	}
	p.Fatalf("there is no state %q", state)
	return false
}
