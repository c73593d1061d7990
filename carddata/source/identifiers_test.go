package source

import "testing"

func TestIsDevice(t *testing.T) {
	for name, want := range map[string]bool{
		"aux": true, "CON": true, "nul.txt": true, "com1": true, "lpt9": true, "com0": true,
		"auxiliary": false, "com": false, "com10": false, "console": false, "my-aux": false, "": false,
	} {
		if got := IsDevice(name); got != want {
			t.Errorf("IsDevice(%q) = %v", name, got)
		}
	}
}
