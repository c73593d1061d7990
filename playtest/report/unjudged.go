package report

import (
	"strings"

	"punchboard/playtest/rulebook"
)

var (
	englishUnjudged = map[rulebook.Reason]string{
		rulebook.Elsewhere:   "Not judged, because only other variants or settings play them:",
		rulebook.NotPlayed:   "Not judged, because the programs leave them out:",
		rulebook.Handling:    "Not judged, because they are about handling the parts:",
		rulebook.Example:     "Not judged, because they only give examples:",
		rulebook.Description: "Not judged, because they only name or describe things:",
	}
	frenchUnjudged = map[rulebook.Reason]string{
		rulebook.Elsewhere:   "Non jugées, car seuls d’autres variantes ou réglages les jouent :",
		rulebook.NotPlayed:   "Non jugées, car les programmes les laissent de côté :",
		rulebook.Handling:    "Non jugées, car elles concernent le maniement du matériel :",
		rulebook.Example:     "Non jugées, car elles ne donnent que des exemples :",
		rulebook.Description: "Non jugées, car elles ne font que nommer ou décrire :",
	}
)

// unjudgedLines name the rules that no game applies, one line for each reason.
func (w *words) unjudgedLines(all []rulebook.Unjudged) (lines []string) {
	for _, reason := range rulebook.Reasons {
		var ids []string
		for _, u := range all {
			if u.Reason == reason {
				ids = append(ids, u.Rule)
			}
		}
		if len(ids) > 0 {
			lines = append(lines, w.typeset(w.page2.unjudged[reason])+" "+strings.Join(ids, ", ")+".")
		}
	}
	return lines
}

// textUnjudged writes the rules that are not judged, if everything is to be listed.
func (p *Page) textUnjudged() string {
	if !p.All || len(p.Unjudged) == 0 {
		return ""
	}
	return "\n" + strings.Join(wordsIn(p.Lang).unjudgedLines(p.Unjudged), "\n") + "\n"
}
