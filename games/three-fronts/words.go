package threefronts

// words are the accepted words of a column or parameter, in the order in which
// a finding lists them, with what they mean.
type words[T any] []word[T]

type word[T any] struct {
	name string
	mean T
}

func (w words[T]) find(name string) (T, bool) {
	for _, x := range w {
		if x.name == name {
			return x.mean, true
		}
	}
	var none T
	return none, false
}

func (w words[T]) names() []string {
	list := make([]string, len(w))
	for i, x := range w {
		list[i] = x.name
	}
	return list
}

var deedNames = words[deed]{
	{"move", move}, {"recon", recon}, {"suppress", suppress}, {"assault", assault},
	{"defend", defend}, {"rally_self", rallySelf}, {"rally_other", rallyOther},
}

var filterNames = words[filter]{
	{"any", anyUnit}, {"infantry", infantry}, {"engineer", engineer}, {"recon_team", reconTeam},
	{"vehicle", vehicle}, {"non_tank", nonTank}, {"non_leader", nonLeader},
}
