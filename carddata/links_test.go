//go:build !windows

// On Windows, creating a symbolic link needs a privilege that most users lack.

package carddata

import (
	"os"
	"path/filepath"
	"testing"
)

func TestLinks(t *testing.T) {
	tests := []struct{ target, want string }{
		{"cards.csv", "game/game.yaml:7:12: \"cards.csv\" is a symbolic link that leads back to itself [PB-102]\n\thint: replace the link with the file\n"},
		{"../outside.csv", "game/game.yaml:7:12: \"cards.csv\" is a symbolic link that leaves the game's directory [PB-102]\n\thint: copy the file into the game's directory\n"},
		{"/etc/hostname", "game/game.yaml:7:12: \"cards.csv\" is a symbolic link that leaves the game's directory [PB-102]\n\thint: copy the file into the game's directory\n"},
		{"nothing.csv", "game/game.yaml:7:12: \"cards.csv\" is a symbolic link to a missing file [PB-101]\n\thint: replace the link with the file\n"},
		{"faces", "game/game.yaml:7:12: \"cards.csv\" is a directory, not a file [PB-102]\n\thint: name a file inside it\n"},
		{"inside.csv", ""},
	}
	for _, tt := range tests {
		dir := onDisk(t)
		cards := filepath.Join(dir, "cards.csv")
		for _, copied := range []string{filepath.Join(dir, "inside.csv"), filepath.Join(dir, "..", "outside.csv")} {
			data, err := os.ReadFile(cards)
			if err == nil {
				err = os.WriteFile(copied, data, 0o644)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Remove(cards); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(tt.target, cards); err != nil {
			t.Fatal(err)
		}
		if found := loadDir(t, dir); found != tt.want {
			t.Errorf("%s: found\n%s\nwant\n%s", tt.target, found, tt.want)
		}
	}
}
