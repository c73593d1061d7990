package percee

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
)

// TestRules sets up small positions. Each row cites the rules that it depends on (see reported for the
// signs), the actions, and what must be true afterwards: "may X" and "not X" for choices, "UNIT=PLACE",
// "card=ID", "round=N", "wins=SIDE".
func TestRules(t *testing.T) {
	r := load(t)
	for _, c := range []struct {
		rules string
		round int
		cards string
		units string
		do    string
		want  string
	}{
		// Stacking and movement.
		{"PV-037", 1, "S9 S2", "DE-02@0905 DE-03@0905 DE-04@0904 US-01@0101", "", "not move DE-04 0905, may move DE-04 0903"},
		{"PV-038", 1, "S9 S2", "DE-01@0904 DE-02@0905 DE-03@0905 US-01@0101", "", "may move DE-01 0905"},
		{"PV-038 PV-040+", 1, "S9 S2", "DE-01@0905 DE-02@0905 DE-03@0904 US-01@0101", "move DE-03 0905", "DE-03=0905"},
		{"PV-039 PV-066", 1, "S9 S2", "DE-02@0905 US-01@0904", "", "not move DE-02 0904, may fire DE-02 US-01"},
		{"PV-039 PV-066", 1, "H9 S2", "DE-02@0905 US-01@0904", "", "not move US-01 0905"},
		{"PV-004 PV-017 PV-063", 1, "S9 S2", "DE-02@0905 US-01@0101", "", "may move DE-02 0904, may move DE-02 0906, may move DE-02 1004, may move DE-02 1005, may move DE-02 0804, may move DE-02 0805, not move DE-02 0903, not move DE-02 0705"},
		{"PV-064+ PV-065 PV-067", 1, "SA S2", "DE-02@0503 US-01@0504", "move DE-02 0402", "DE-02=0402, card=S2"}, // a river, a road and an adjacent enemy cost nothing
		{"PV-054+ PV-056+", 1, "S9 S2", "DE-02@0905 US-01@0101", "move DE-02 0904", "not move DE-02 0903, not fire DE-02 US-01"},
		{"PV-053+", 1, "SA S2 S3", "DE-02@0905 US-01@0101", "move DE-02 0904", "card=S2, may move DE-02 0903"},
		{"PV-068", 1, "S9 S2", "DE-02@1101 DE-03@0103 US-01@0501", "", "not leave DE-02, may leave DE-03"},
		{"PV-068", 1, "H9 S2", "DE-02@1101 US-01@0103", "", "not leave US-01"},

		// Cards and activations.
		{"PV-022+ PV-044+ !PV-045", 1, "S4 S2", "DE-02@0905 US-01@0101", "", "may move DE-02 0904, not move US-01 0102"},
		{"PV-022+ PV-045+ !PV-044", 1, "H4 S2", "DE-02@0905 US-01@0101", "", "not move DE-02 0904, may move US-01 0102"},
		{"PV-043+ PV-046+ PV-052+", 1, "S4 H2 S2", "DE-02@0905 US-01@0101", "end", "card=H2, may move US-01 0102"},
		{"PV-020+ PV-049+ PV-050+", 1, "SA H2", "DE-02@0905 DE-03@0803 US-01@0101", "move DE-02 0904", "card=H2"},
		{"PV-049+ PV-050+ PV-057+", 1, "S3 H2", "DE-02@0905 DE-03@0803 DE-04@1001 US-01@0101", "move DE-02 0904|move DE-03 0802", "card=H2"},
		{"PV-050+ PV-055+", 1, "S4 H2", "DE-02@0905 DE-03@0905 DE-04@1001 US-01@0101", "move DE-02 0904", "may move DE-03 0904, may move DE-04 1002"},
		{"PV-050+", 1, "S9 H2", "DE-02@0101 DE-03@0102 DE-04@0103 DE-05@0104 DE-06@0105 DE-07@0106 US-01@0605", "leave DE-02|leave DE-03|leave DE-04|leave DE-05", "may leave DE-06"},
		{"PV-050+", 1, "S9 H2", "DE-02@0101 DE-03@0102 DE-04@0103 DE-05@0104 DE-06@0105 DE-07@0106 US-01@0605", "leave DE-02|leave DE-03|leave DE-04|leave DE-05|leave DE-06", "card=H2, DE-07=0106"},
		{"PV-021+ PV-051+ PV-059+", 1, "SJ H2", "DE-02@0905 DE-03@0905 DE-04@1001 US-01@0101", "move DE-02 0904", "may move DE-03 0805, not move DE-04 1002"},
		{"PV-015+ PV-060+", 1, "SK H2", "DE-02@0905 DE-03@0905 US-01@0904", "move DE-02 1004|fire DE-03 US-01", "may shoot"},
		{"PV-060", 1, "SK C9 H2", "DE-02@0905 DE-03@0905 US-05@0904", "fire DE-02 US-05|join DE-03|shoot", "US-05=0904/back, card=H2"}, // 5+4, adjacent: 9-1 <= 9
		{"PV-051+", 1, "SQ H2", "DE-02@0905 DE-04@1001 US-01@0101", "move DE-02 0904", "card=H2"},
		{"PV-058 PV-108", 1, "S9 S6 S7 H2", "DE-02@0905 DE-03@0803 US-01@0804/back US-05@0805", "fire DE-02 US-01|shoot", "US-01=eliminated, may fire DE-03 US-05"},

		// Tiger 102.
		{"PV-061", 1, "SA H2", "DE-01@0905 DE-02@0905 US-01@0101", "move DE-02 0904", "may move DE-01 0904, not move DE-02 0903"},
		{"PV-061", 1, "SA H2", "DE-01@0905 DE-02@0905 US-01@0101", "move DE-02 0904|move DE-01 0904", "card=H2"},
		{"PV-061", 1, "SA S9 H2", "DE-01@0905 DE-02@0905 US-05@0804", "fire DE-01 US-05", "may join DE-02"},
		{"PV-062", 1, "SA H2", "DE-01@0905 DE-02@0905 US-01@0101", "move DE-01 0904", "card=H2"},
		{"PV-062", 1, "SA H2", "DE-01@0905 DE-02@0904 US-01@0101", "move DE-02 0903", "card=H2"},
		{"PV-062", 1, "SA S9 H2", "DE-01@0905 DE-02@0904 US-05@0804", "fire DE-01 US-05", "not join DE-02"},

		// Waiting units.
		{"PV-029 PV-031", 1, "H9 S2", "DE-02@1103/waits US-01@1003", "", "not fire US-01 DE-02, not strike air AT 1103, not harass 1103"},
		{"PV-031+", 2, "H4 C2 S2", "DE-04@1103 DE-02@1103/waits US-01@0101", "strike oba AT 1103", "DE-04=1103/back, DE-02=1103/waits"},
		{"PV-032", 1, "H9 S2", "DE-02@1103/waits US-01@1003", "", "not move US-01 1103"},
		{"PV-032", 1, "S9 S2", "DE-02@1103/waits DE-03@1103/waits DE-04@1104 US-01@0101", "", "not move DE-04 1103"},
		{"PV-033+ PV-034+", 3, "SA H2", "DE-02@1103/waits US-01@0101", "move DE-02 1003", "DE-02=1003"},
		{"PV-034+", 1, "SA C9 H2 S2", "DE-02@1103/waits US-05@1003", "fire DE-02 US-05|shoot", "DE-02=1103, may fire US-05 DE-02"},

		// Entry and exit.
		{"PV-025 PV-069", 1, "H9 S2", "DE-02@0905 US-01@0101", "", "not enter US-07 0103, US-07=reserve"},
		{"PV-069+ PV-070+ PV-072+", 2, "H9 S2", "DE-02@0905 US-01@0604", "enter US-07 0103", "US-07=0103, not move US-07 0104, may enter US-08 0103"},
		{"PV-071", 2, "H9 S2", "DE-02@0103 US-01@0604", "", "not enter US-07 0103, may enter US-07 0104"},
		{"PV-071 PV-037", 2, "H9 S2", "DE-02@0905 US-01@0103 US-02@0103", "", "not enter US-07 0103"},
		{"PV-073+", 2, "HJ S2", "DE-02@0905 US-01@0604", "enter US-07 0103", "card=S2, US-08=reserve"},
		{"PV-074", 2, "S9 S2", "DE-02@0103 US-01@0604", "", "not fire DE-02 US-07"},
		{"PV-075+ PV-076+ PV-077+ PV-078+", 1, "S9 S2", "DE-02@0103/back US-01@0604", "leave DE-02", "DE-02=exited, not move DE-02 0103"},

		// Range and line of sight.
		{"PV-016 PV-079 PV-080", 1, "S9 S2", "DE-02@0704 US-01@0703 US-02@0702 US-03@0701", "", "may fire DE-02 US-01, may fire DE-02 US-02, not fire DE-02 US-03, may end"},
		{"PV-081 PV-088", 1, "H9 S2", "DE-09@1003 US-03@0805", "", "may fire US-03 DE-09"},
		{"PV-081", 1, "S9 S2", "DE-09@1003 US-03@0805", "", "not fire DE-09 US-03"},
		{"PV-083 PV-084", 1, "S9 S2", "DE-02@0807 US-01@0805", "", "may fire DE-02 US-01"},
		{"PV-084 PV-085", 1, "S9 S2", "DE-02@0904 US-01@0902", "", "not fire DE-02 US-01"}, // the wood in 0903 is in between
		{"PV-085", 1, "S9 S2", "DE-02@0903 US-01@0904", "", "may fire DE-02 US-01"},
		{"PV-086", 1, "S9 S2", "DE-02@0704 DE-03@0703 US-01@0702", "", "may fire DE-02 US-01"},
		{"PV-089", 1, "S9 S2", "DE-02@0704 US-01@0604", "", "may fire DE-02 US-01"},
		{"PV-082+", 1, "S9 S2", "DE-02@0704 DE-03@0701 US-01@0603", "fire DE-02 US-01", "not join DE-03"},

		// Combat. The second card of the pile is the combat card.
		{"PV-008+ PV-009+ PV-092+", 1, "S9 C3 H2", "DE-06@0704 US-05@0703", "fire DE-06 US-05|shoot", "US-05=0703/back"},               // AT 2, adjacent -1: 3-1 <= 2
		{"PV-092+", 1, "S9 C4 H2", "DE-06@0704 US-05@0703", "fire DE-06 US-05|shoot", "US-05=0703"},                                    // 4-1 > 2
		{"PV-092+", 1, "S9 C5 H2", "DE-06@0704 US-01@0703", "fire DE-06 US-01|shoot", "US-01=0703/back"},                               // AI 4: 5-1 <= 4
		{"PV-011", 1, "S9 C5 H2", "DE-06@0704/back US-01@0703", "fire DE-06 US-01|shoot", "US-01=0703"},                                // AI 3 on the back
		{"PV-091+ PV-090+", 1, "S9 C8 H2", "DE-06@0704 DE-07@0802 US-01@0703", "fire DE-06 US-01|join DE-07|shoot", "US-01=0703/back"}, // 4+4, both adjacent: 8-1 <= 8
		{"PV-094", 1, "S9 C5 H2", "DE-06@0704 US-01@0702", "fire DE-06 US-01|shoot", "US-01=0702"},                                     // not adjacent: 5 > 4
		{"PV-095", 1, "S9 C8 H2", "DE-01@0704 US-05@0703", "fire DE-01 US-05|shoot", "US-05=0703/back"},                                // AT 6, -1 adjacent, -1 Tiger
		{"PV-095", 1, "S9 C7 H2", "DE-01@0704 US-01@0703", "fire DE-01 US-01|shoot", "US-01=0703"},                                     // AI 5, -1: no Tiger modifier against infantry
		{"PV-096+", 1, "S9 C4 H2", "DE-06@0704 US-01@0604", "fire DE-06 US-01|shoot", "US-01=0604"},                                    // the city +2, adjacent -1: 4+1 > 4
		{"PV-096+", 1, "S9 C3 H2", "DE-06@0704 US-01@0604", "fire DE-06 US-01|shoot", "US-01=0604/back"},
		{"PV-098+ PV-103+", 1, "S9 SA H2", "DE-12@0704/back US-01@0604/back", "fire DE-12 US-01|shoot", "US-01=0604/back"}, // AI 1, +2 -1: even an ace misses
		{"PV-093+ PV-106+ PV-107+", 1, "S3 H9 H2", "DE-06@0704 DE-07@0905 US-01@0702", "fire DE-06 US-01|shoot", "may move DE-07 0904, not move US-01 0701"},
		{"PV-099+ PV-102+", 1, "S9 C6 H2", "DE-06@0704 US-01@0703", "fire DE-06 US-01|shoot", "US-01=0703"},
		{"PV-010+ PV-100+", 1, "S9 C2 H2", "DE-06@0704 US-01@0703", "fire DE-06 US-01|shoot", "US-01=0703/back"},
		{"PV-101+", 1, "S9 C2 H2", "DE-06@0704 US-01@0703/back", "fire DE-06 US-01|shoot", "US-01=eliminated"},
		{"PV-109+", 1, "SA C2 H2", "DE-06@0704 US-01@0703", "fire DE-06 US-01|shoot", "DE-06=0704, card=H2"},
		{"PV-104+ PV-105+", 1, "S9 HQ SK C2 H2", "DE-06@0704 US-01@0703", "fire DE-06 US-01|shoot|again|again", "US-01=0703/back"},
		{"PV-104+", 1, "S9 HQ C2 H2", "DE-06@0704 DE-07@0802 US-01@0703", "fire DE-06 US-01|shoot|miss", "US-01=0703, may fire DE-07 US-01"},

		// Support.
		{"PV-110", 2, "H9 D2 H8 S2", "DE-02@0905 US-01@0604", "harass 0905|end", "card=D2, not strike oba AT 0905"},
		{"PV-111", 2, "HA S2", "DE-02@0905 US-01@0604", "", "may strike air AT 0905, may harass 0905, not strike oba AT 0905"},
		{"PV-111", 2, "DJ S2", "DE-02@0905 US-01@0604", "", "may strike air AT 0905"},
		{"PV-112", 2, "DQ S2", "DE-02@0905 US-01@0604", "", "may strike oba AT 0905, not strike air AT 0905, not harass 0905"},
		{"PV-110", 2, "S9 S2", "DE-02@0905 US-01@0604", "", "not strike air AT 0905"},
		{"PV-113+", 2, "D3 C9 S2 S4", "DE-02@0905 US-01@0604", "strike air AT 0905", "may move US-01 0603"},
		{"PV-113+", 2, "DJ C9 S2 S4", "DE-02@0905 US-01@0604", "strike air AT 0905", "card=S2"},
		{"PV-114", 2, "H9 S2", "DE-02@1108 US-01@0101", "", "may strike air AT 1108"},
		{"PV-115+", 2, "H9 C4 S2", "DE-02@0905 US-01@0604", "strike air AT 0905", "DE-02=0905/back"},
		{"PV-116+", 2, "H8 C4 S2", "DE-02@0905 US-01@0604", "strike oba AT 0905", "DE-02=0905"},
		{"PV-116+", 2, "H8 C3 S2", "DE-02@0905 US-01@0604", "strike oba AT 0905", "DE-02=0905/back"},
		{"PV-117+", 2, "H9 CA S2", "DE-02@0905 DE-06@0905 US-01@0604", "strike air AI 0905", "DE-02=0905, DE-06=0905/back"},
		{"PV-118+", 2, "H8 C2 S2", "DE-07@0903 DE-06@0903 US-01@0604", "strike oba AI 0903", "DE-07=0903/back, DE-06=0903/back"},
		{"PV-119+", 2, "H8 C3 S2", "DE-07@0903 DE-06@0903 US-01@0604", "strike oba AI 0903", "DE-07=0903, DE-06=0903"}, // the wood +1
		{"PV-120", 2, "H9 C4 S2", "DE-02@0905 US-05@0904", "fire US-05 DE-02", "not strike air AT 0905, may shoot"},
		{"PV-097+ PV-121+ PV-124+", 2, "H9 S2 C4 H2", "DE-02@0704 US-05@0702", "harass 0704|end|fire DE-02 US-05|shoot", "US-05=0702/back"}, // AT 5: 4+1 <= 5
		{"PV-097+ PV-122+", 2, "H9 S2 C5 H2", "DE-02@0704 US-05@0702", "harass 0704|end|fire DE-02 US-05|shoot", "US-05=0702"},              // 5+1 > 5
		{"PV-123", 2, "H9 S4 C5 H2", "DE-02@0704 DE-03@0801 US-05@0702", "harass 0801|end|fire DE-02 US-05|shoot", "US-05=0702/back"},       // fires from outside the zone
		{"PV-124", 2, "H9 H2 C3 S2", "DE-02@0704 US-05@0703", "harass 0704|end|fire US-05 DE-02|shoot", "DE-02=0704/back"},                  // firing at Germans is not harder
		{"PV-125", 2, "H9 H2 S2", "DE-02@0704 US-05@0703", "harass 0704|end", "may move US-05 0702, not move US-05 0704"},

		// The joker and the end of the pile.
		{"PV-129+ PV-131+", 1, "S7 JOKER H2 S2", "DE-02@0905 US-01@0101", "end", "card=H2, round=1"},
		{"PV-127+ PV-130+ !PV-132", 1, "S7 H2 JOKER C3", "DE-02@0905 US-01@0101", "end|end", "round=2"},
		{"PV-130+", 1, "S3 H9 JOKER D4", "DE-06@0704 US-01@0702", "fire DE-06 US-01|shoot|end", "round=1, card=D4"},
		{"PV-128+", 1, "S3 H5 C9 JOKER", "DE-06@0704 DE-07@0905 US-01@0702", "end|end|fire DE-06 US-01|shoot", "round=2, US-01=0702"},
		{"PV-131+", 1, "S3 JOKER D4 H2", "DE-06@0704 US-01@0702", "fire DE-06 US-01|shoot", "US-01=0702/back, round=1"},
		{"PV-132+", 1, "S3", "DE-06@0704 US-01@0101", "end", "round=2"},
		{"PV-133", 1, "S10", "DE-06@0704 US-01@0702", "", "not fire DE-06 US-01, may move DE-06 0703"},
		{"PV-133", 2, "H9", "DE-06@0704 US-01@0702", "", "not strike air AI 0704, may harass 0704"},
		{"PV-134+", 1, "S9 HK", "DE-06@0704 DE-07@0905 US-01@0702", "fire DE-06 US-01|shoot", "US-01=0702, may move DE-07 0904"},
		{"PV-134+", 1, "C2 JOKER", "DE-06@0704 US-01@0702", "fire DE-06 US-01|shoot", "US-01=0702, round=2"},
		{"PV-041+ PV-042+ PV-135+", 2, "H9", "DE-06@0704/back US-01@0702", "harass 0704|end", "round=3, DE-06=0704/back"},

		// Victory.
		{"PV-002 PV-136+ PV-140+", 6, "S9", "DE-02@0101 DE-03@0102 DE-04@0103 DE-05@0104 DE-06@0105 US-01@0604", "leave DE-02|leave DE-03|leave DE-04|leave DE-05|leave DE-06", "wins=german"},
		{"PV-136 PV-139+", 6, "S7", "DE-02@0101 DE-03@0102 DE-04@0103 DE-05@0104 DE-06@0105 US-01@0604", "leave DE-02|leave DE-03|leave DE-04|leave DE-05", "wins=american"},
		{"PV-140+", 5, "S9 H2", "DE-02@0101 DE-03@0102 DE-04@0103 DE-05@0104 DE-06@0105 US-01@0604", "leave DE-02|leave DE-03|leave DE-04|leave DE-05|leave DE-06", "card=H2"},
		{"PV-138", 3, "S9 C2 H2", "DE-06@0704 US-01@0703/back", "fire DE-06 US-01|shoot", "US-01=eliminated, may end"},
	} {
		name := c.rules + " " + c.do + " " + c.units
		p := at(t, r, c.round, c.cards, strings.Fields(c.units)...)
		if c.do != "" {
			p.do(strings.Split(c.do, "|")...)
		}
		for _, want := range strings.Split(c.want, ", ") {
			if err := p.holds(want); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		p.reported(c.rules)
	}
}

// reported checks that the rules with a plus were reported by the actions, and that those with an exclamation
// mark were not. The others only affect which choices are legal: a rule is reported when it is applied.
func (p *position) reported(cites string) {
	for _, cite := range strings.Fields(cites) {
		id := strings.Trim(cite, "!+")
		rule := slices.Index(p.r.sheet.Rules, id)
		if rule < 0 {
			p.t.Fatalf("%s: there is no rule %s", cites, id)
		}
		switch fired := p.trace.Fired(playtest.RuleID(rule)); {
		case cite[0] == '!' && fired > 0:
			p.t.Errorf("%s: %s reported itself", cites, id)
		case cite != id && cite[0] != '!' && fired == 0:
			p.t.Errorf("%s: %s did not report itself", cites, id)
		}
	}
}

// holds checks one condition.
func (p *position) holds(want string) error {
	if yes, ok := strings.CutPrefix(want, "may "); ok {
		if legal := p.legal(); !slices.Contains(legal, yes) {
			return fmt.Errorf("%q is not among %v", yes, legal)
		}
		return nil
	}
	if no, ok := strings.CutPrefix(want, "not "); ok {
		if slices.Contains(p.legal(), no) {
			return fmt.Errorf("%q is allowed", no)
		}
		return nil
	}
	what, value, _ := strings.Cut(want, "=")
	got := ""
	switch what {
	case "card":
		got = p.inUse()
	case "round":
		got = fmt.Sprint(p.s.round)
	case "wins":
		if p.s.over() {
			got = p.r.sheet.Seats[p.s.winner]
		}
	default:
		got = p.where(what)
	}
	if got != value {
		return fmt.Errorf("%s is %q, want %q", what, got, value)
	}
	return nil
}

// TestSetup performs the setup (PV-001, PV-003, PV-005, PV-006, PV-007, PV-012, PV-014, PV-018, PV-019,
// PV-023 to PV-028).
func TestSetup(t *testing.T) {
	r := load(t)
	var s State
	r.Setup(&s, &keyed, nil)
	p := &position{t: t, r: r, s: s, trace: playtest.NewTracer(r.Catalog(), nil)}
	p.name()
	if p.where("US-07") != "reserve" || p.where("US-12") != "reserve" {
		t.Error("PV-025: CCA and CCR are not in reserve")
	}
	for i, u := range []string{"US-01", "US-02", "US-03", "US-04", "US-05", "US-06"} {
		if p.s.asked != American {
			t.Fatal("PV-023: the American does not set up first")
		}
		if err := p.holds("not place " + u + " 1104"); err != nil {
			t.Errorf("PV-018, PV-024: %v", err)
		}
		if i == 2 { // 0604 has two units
			if err := p.holds("not place " + u + " 0604"); err != nil {
				t.Errorf("PV-028: %v", err)
			}
			p.do("place " + u + " 0605")
			continue
		}
		p.do("place " + u + " " + [...]string{"0604", "0604", "", "0605", "0101", "1008"}[i])
	}
	for i := range sideUnits {
		u := fmt.Sprintf("DE-%02d", i+1)
		if err := p.holds("not place " + u + " 1004"); p.s.asked != German || err != nil {
			t.Errorf("PV-026: %v", err)
		}
		p.do(fmt.Sprintf("place %s 110%d", u, 1+i%8))
		if i < sideUnits-1 && p.where(u) != fmt.Sprintf("110%d/waits", 1+i%8) {
			t.Errorf("PV-027, PV-029: %s is at %s", u, p.where(u))
		}
	}
	if p.s.round != 1 || p.s.pileLeft() >= deckCards {
		t.Errorf("PV-003, PV-019, PV-041: round %d, %d cards", p.s.round, p.s.pileLeft())
	}
}

// TestLines checks PV-087: a line along a hexside is blocked only by blocking terrain on both sides, and the
// outside of the map blocks.
func TestLines(t *testing.T) {
	r := load(t)
	p := at(t, r, 1, "S9 S2", "DE-02@0905", "US-01@0101")
	n := 0
	for i := range r.data.ground.n {
		n += r.data.ground.targets[i].count()
		for j := range r.data.ground.n {
			if r.data.ground.distance[i][j] <= usualReach && r.data.ground.targets[i].has(j) != r.data.ground.targets[j].has(i) && r.data.ground.distance[i][j] > 0 {
				t.Errorf("%s and %s do not see each other alike", p.hexes[i], p.hexes[j])
			}
		}
	}
	if n != 1145 { // pairs of hexes in range and sight, computed independently
		t.Errorf("%d pairs of hexes in range and sight, want 1145", n)
	}
}

// TestAnnihilation checks PV-137: eliminating the last American unit ends the game at once.
func TestAnnihilation(t *testing.T) {
	p := at(t, load(t), 3, "S9 C2 H2", "DE-06@0704", "US-01@0703/back")
	for u := 6; u < sideUnits; u++ { // the reserve is eliminated, too
		p.r.stand(&p.s, American, u, eliminated)
		p.s.back[American] |= one(u)
	}
	p.do("fire DE-06 US-01", "shoot")
	if err := p.holds("wins=german"); err != nil || p.s.way != byAnnihilation {
		t.Errorf("%v, %v", err, p.s.way)
	}
}
