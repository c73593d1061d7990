package fireandcover

import "testing"

// TestFlankingFire plays the variant by Christian Martinez.
func TestFlankingFire(t *testing.T) {
	r := rulesOf(t, read(t, "flanking-fire"))
	followIn(t, r, []ruling{
		{"FC-115 FC-117 FC-118 FC-254", "a hand hill bolt-action-rifle flanking-fire; b in hedge-row; phase movement; do move hill M; do play flanking-fire; a has flankers 1; roll 4 1; do play bolt-action-rifle; b has men 7"},
		{"FC-G59 fire takes nothing away", "a hand hill flanking-fire; b hand carbine; phase movement; do move hill M; do play flanking-fire; a has flankers 1; roll 1 1; do play carbine; a has flankers 1; asked b"},
		{"!FC-117 a change of range", "a hand hill scout flanking-fire; phase movement; do move hill S; cant play flanking-fire; can play scout"},
		{"!FC-117 no Terrain card", "a hand hill scout flanking-fire; phase movement; do open hill M; cant play flanking-fire; can play scout"},
		{"!FC-117 not in a fire phase", "a hand bolt-action-rifle flanking-fire; phase position; cant play flanking-fire; can play bolt-action-rifle"},
		{"FC-117 one a move", "a hand hill scout flanking-fire flanking-fire; phase movement; do move hill M; do play flanking-fire; cant play flanking-fire; can play scout"},
		{"FC-119 FC-118", `a hand hill hedge-row carbine flanking-fire flanking-fire; phase movement; do move hill M; do play flanking-fire; do pass; asked b; phase end
			phase opportunity; do move hedge-row M; do play flanking-fire; a has flankers 2; roll 3 3; do play carbine; b has men 8`},
		{"FC-120", "a hand hill hedge-row flanking-fire scout; phase movement; do move hill M; do play flanking-fire; phase end; phase end; phase movement; do move hedge-row M; do pass; a has flankers 0; discarded flanking-fire"},
		{"FC-121", "a hand hill flanking-fire; b hand knife; phase movement; do move hill M; do play flanking-fire; asked b; do declare; do pass; do open knife M; a has flankers 0; discarded flanking-fire"},
		{"!FC-121 blocked", "a hand hill flanking-fire barbed-wire; b hand knife; phase movement; do move hill M; do play flanking-fire; asked b; do declare; do pass; do open knife M; do play barbed-wire; a has flankers 1"},
		{"FC-304 FC-117", "a german; a hand hill national-trait; phase movement; do move hill M; do play german-tactics; a has flankers 1"},
	})
	tr := newPosition(t, r)
	tr.begin()
	tr.game().setupDeck()
	tr.Reported("FC-116")
	if n := r.data.copies[tr.kind("flanking-fire")]; n != 6 || r.data.cards != 124 {
		t.Errorf("%d Flanking Fire cards of %d", n, r.data.cards)
	}
}

// TestHexMap plays the variant on the sample map, with the starts 0503 and
// 0805.
func TestHexMap(t *testing.T) {
	r := rulesOf(t, read(t, "hex-map"))
	followIn(t, r, []ruling{
		{"FC-127 FC-125", "a hand scout; phase movement; can go 0502; can go 0501; can go 0504; can go 0703; cant go 0500; cant go 0803; do go 0604; a has hex 0604; a has range S"},
		{"FC-127 other terrain is one hex", "a in 0502; a hand scout; phase movement; can go 0401; can go 0402; cant go 0301; cant go 0302; can go 0601; do go 0601; a has hex 0601"},
		{"FC-127 never through other terrain", "a in 0302; a hand scout; phase movement; can go 0301; cant go 0102; cant go 0103; do go 0301"},
		{"FC-127 around the enemy", "a in 0704; b in 0705; a hand scout; phase movement; cant go 0705; cant go 0706; can go 0703; do go 0703"},
		{"FC-127 costs no card", "a hand scout; phase movement; do go 0502; a has cards 1; cant open scout M"},
		{"FC-128 Point Blank", "a in 0704; b in 0705; a hand knife scout; phase position; a has range PB; roll 6 1; do play knife; b has men 9"},
		{"FC-128 Short", "a in 0703; b in 0705; a hand grenade scout; phase position; a has range S; roll 6 1; do play grenade; b has men 5"},
		{"FC-128 Medium", "a in 0702; b in 0705; a hand carbine scout; phase position; a has range M; roll 6 1; do play carbine; b has men 5"},
		{"FC-128 Long", "a hand radio-artillery scout; phase position; roll 6 1; do play radio-artillery; b has men 2"},
		{"FC-016 out of range", "a in 0502; a hand radio-artillery scout; phase position; cant play radio-artillery"},
		{"FC-125 FC-025", "a in 0705; b in 0704; b in 0707; a hand grenade bolt-action-rifle scout; phase position; roll 6 1; do play bolt-action-rifle; b has men 7; roll 6 1; do play grenade; b has men 2"},
		{"FC-125 the hill", "a in 0207; b in 0307; a hand knife carbine garrote scout; phase position; can play knife; b in 0507; a has range M; roll 3 3; do play carbine; b has men 9"},
		{"FC-072 FC-075", "a hand scout; b hand barbed-wire; phase movement; do go 0502; do play barbed-wire; a has hex 0503; a has range L"},
		{"FC-069", "a hand scout; phase movement; do go 0602; a has hex 0602; a has range L"},
		{"FC-078 concealed until it moves", "a hand concealment scout; b in 0703; b hand grenade; phase movement; do go 0603; do play concealment; phase movement; do go 0604; discarded concealment"},
	})
	if r.data.cards != 106 {
		t.Errorf("%d cards", r.data.cards)
	}
	p := newPosition(t, r)
	c := newLuck()
	r.Setup(&p.State, &c, p.Tracer)
	p.assert(0, &p.State.squads[0], "hex", []string{"0503"})
	p.assert(1, &p.State.squads[1], "hex", []string{"0805"})
	p.assert(0, &p.State.squads[0], "range", []string{"L"})
	p.Reported("FC-009")
	p.Reported("FC-123")
}
