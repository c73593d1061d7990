package face

import "testing"

func TestWordsIn(t *testing.T) {
	for in, want := range map[string]bool{
		"Turn": true, "3 mm": false, "HQ": false, "+1": false, "{sword} 2": false, "[loud]7[/]": false, "Tir": true, "été": true, "": false,
	} {
		if got := wordsIn(in); got != want {
			t.Errorf("wordsIn(%q) = %v, want %v", in, got, want)
		}
	}
}
