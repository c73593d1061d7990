package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"strconv"

	"punchboard/games"
)

// The game of which one row is edited, its copy, and the row.
const (
	editedGame = "three-fronts"
	editedCopy = "edited"
	editedFile = "cards/tactics.csv"
	editedText = "Cancel one enemy Suppression Roll."
)

// writeCopy writes a copy of the game that is edited.
func (s site) writeCopy() error {
	files, ok := games.Open(editedGame)
	if !ok {
		return fmt.Errorf("there is no game %s", editedGame)
	}
	return os.CopyFS(s.path(editedCopy), files)
}

// editRow gives one card another text in one language, a different one in each round.
func (s site) editRow(round int) error {
	files, _ := games.Open(editedGame)
	rows, err := fs.ReadFile(files, editedFile)
	if err != nil {
		return err
	}
	text := "Cancel " + strconv.Itoa(round+2) + " enemy Suppression Rolls."
	edited := bytes.Replace(rows, []byte(editedText), []byte(text), 1)
	if bytes.Equal(edited, rows) {
		return fmt.Errorf("%s has no card with the text %q", editedFile, editedText)
	}
	return write(s.path(editedCopy, editedFile), edited)
}
