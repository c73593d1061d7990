package verdict

// prints holds the deck that was played against the deck that is printed: a
// card with other copies than its row makes every other verdict one on another
// game.
func (j *judge) prints() {
	played := j.Sheet.CardCopies
	if len(played) == 0 || len(played) != len(j.Sheet.Cards) || len(j.Printed) != len(played) {
		return
	}
	last, wrong := j.Runs[len(j.Runs)-1], false
	for id, name := range j.Sheet.Cards {
		if played[id] != j.Printed[id] {
			wrong = true
			v := float64(played[id])
			j.add(last, Finding{Class: Misprint, Level: Fail, Subject: name, Value: v, Low: v, High: v, Limit: float64(j.Printed[id]), Affected: 1})
		}
	}
	if !wrong {
		j.add(last, Finding{Class: Misprint})
	}
}
