package source

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"syscall"

	"punchboard/diag"
)

// Explain says why a file could not be read: the code of the finding, what the file is
// or does, to follow its name, and a hint, which may be "". A file that does not exist
// has the code CodeNoFile; its name deserves a better hint.
func Explain(err error) (code diag.Code, what, hint string) {
	var size *SizeError
	var total *TotalError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return CodeNoFile, "does not exist", "write the path relative to the game's directory; upper and lower case matter"
	case errors.Is(err, errIsDir):
		return CodeBadPath, cause(err), "name a file inside it"
	case errors.Is(err, ErrIrregular):
		return CodeUnreadable, cause(err), ""
	case errors.As(err, &size):
		return CodeTooLarge, cause(err), "check that this is the right file: the files of a game are small"
	case errors.As(err, &total):
		return CodeTooLarge, cause(err), "save the pictures at a lower resolution; 300 dpi at printed size is enough"
	case errors.Is(err, syscall.ELOOP):
		return CodeBadPath, "is a symbolic link that leads back to itself", "replace the link with the file"
	case strings.Contains(err.Error(), "escapes from parent"): // os.Root has no exported error for this
		return CodeBadPath, "is a symbolic link that leaves the game's directory", "copy the file into the game's directory"
	case errors.Is(err, context.Canceled):
		return CodeUnreadable, "was not read: the command was interrupted", ""
	}
	return CodeUnreadable, "cannot be read: " + cause(err), "check its name and permissions"
}

// cause removes the operation and path from a file error, since the finding already
// names them.
func cause(err error) string {
	for {
		var pe *fs.PathError
		if !errors.As(err, &pe) {
			return err.Error()
		}
		err = pe.Err
	}
}
