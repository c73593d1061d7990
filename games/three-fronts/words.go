package threefronts

import "punchboard/playtest/rulebook"

// deedNames are the words for what units can do.
var deedNames = rulebook.Words[barredAction]{
	{"move", move}, {"recon", recon}, {"suppress", suppress}, {"assault", assault},
	{"defend", defend}, {"rally_self", rallySelf}, {"rally_other", rallyOther},
}

// filterNames are the words for the units that a card applies to.
var filterNames = rulebook.Words[filter]{
	{"any", anyUnit}, {"infantry", infantry}, {"engineer", engineer}, {"recon_team", reconTeam},
	{"vehicle", vehicle}, {"non_tank", nonTank}, {"non_leader", nonLeader},
}
