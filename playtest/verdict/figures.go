package verdict

// texts judges the numbers in the texts of cards. A wrong one misleads the players
// at the table, whatever the games of the programs show.
func (j *judge) texts() {
	if j.Figures.Compared == 0 && len(j.Figures.Wrong) == 0 || len(j.Runs) == 0 {
		return
	}
	last := j.Runs[len(j.Runs)-1]
	for _, w := range j.Figures.Wrong {
		j.add(last, Finding{
			Class: WrongText, Level: Fail, Subject: w.Card,
			Value: w.Played, Low: w.Played, High: w.Played, Limit: w.Printed, Affected: 1,
		})
	}
	if len(j.Figures.Wrong) == 0 {
		j.add(last, Finding{Class: WrongText, Value: float64(j.Figures.Compared)})
	}
}
