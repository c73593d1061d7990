package main

import (
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"punchboard/live"
)

// editor returns what opens a place with the command of --editor, or nil without one.
func (l *lively) editor() func(live.Location) error {
	words, err := wordsOf(l.edit)
	if err != nil || len(words) == 0 {
		return nil
	}
	return func(at live.Location) error {
		args := editorArgs(words, at)
		cmd := exec.Command(args[0], args[1:]...)
		if isBatch(cmd.Path) && strings.ContainsAny(at.File, batchMeta) {
			return fmt.Errorf("%s is a batch file, and could take %q for a command", filepath.Base(cmd.Path), at.File)
		}
		if err := cmd.Start(); err != nil {
			return err
		}
		go cmd.Wait() // how an editor ends is its own business
		return nil
	}
}

// batchMeta are the characters that mean something to the interpreter of batch files, which
// reads even quoted arguments of theirs.
const batchMeta = "&|<>^%!\"();,=`'\n"

// isBatch reports whether a program is a batch file of Windows, such as code.cmd.
func isBatch(path string) bool {
	ext := strings.ToLower(filepath.Ext(path))
	return ext == ".cmd" || ext == ".bat"
}

// editorArgs fills in a place. Each word stays one argument, whatever a file is called: no
// shell reads it. A command that does not mention the file gets it as its last argument.
func editorArgs(words []string, at live.Location) []string {
	fill := strings.NewReplacer("{file}", at.File, "{line}", strconv.Itoa(at.Line), "{col}", strconv.Itoa(at.Col))
	args, named := []string{words[0]}, false
	for _, word := range words[1:] {
		named = named || strings.Contains(word, "{file}")
		args = append(args, fill.Replace(word))
	}
	if !named {
		args = append(args, at.File)
	}
	return args
}

// wordsOf splits a command at spaces, except within single or double quotation marks.
func wordsOf(command string) (words []string, err error) {
	var word strings.Builder
	quote, begun := rune(0), false
	for _, c := range command {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, begun = c, true
		case quote == 0 && (c == ' ' || c == '\t'):
			if begun {
				words = append(words, word.String())
			}
			word.Reset()
			begun = false
		default:
			word.WriteRune(c)
			begun = true
		}
	}
	if begun {
		words = append(words, word.String())
	}
	switch {
	case quote != 0:
		return nil, errors.New("a quotation mark is not closed")
	case len(words) > 0 && (words[0] == "" || strings.Contains(words[0], "{")):
		return nil, errors.New("it must begin with the name of a program")
	}
	return words, nil
}
