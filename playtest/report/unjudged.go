package report

import (
	"strings"

	"punchboard/playtest/rulebook"
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
			lines = append(lines, w.typeset(w.say("unjudged."+string(reason)))+" "+strings.Join(ids, ", ")+".")
		}
	}
	return lines
}

// textUnjudged writes the rules that are not judged, if everything is to be listed.
func (p *Page) textUnjudged() string {
	if !p.All || len(p.Unjudged) == 0 {
		return ""
	}
	return "\n" + strings.Join(p.words().unjudgedLines(p.Unjudged), "\n") + "\n"
}
