package session

import "punchboard/playtest/rulebook"

// RuleTexts returns the texts of the rules by id, from the game's list `rules`. It
// is empty if the game has no such list.
func (s *Session) RuleTexts(lang string) map[string]string {
	texts := map[string]string{}
	for _, c := range rulebook.LedgerOf(s.Data) {
		if text, ok := c.Fields["text"].In(lang).(string); ok {
			texts[c.ID] = text
		}
	}
	return texts
}
