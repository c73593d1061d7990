package edition

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// tryLock locks a file until it is closed, also by the end of the process. It returns false if another process
// has locked it, and true if the file system does not support locks. The locked byte is far beyond the end, so
// that the file can be read and written.
func tryLock(f *os.File) bool {
	at := windows.Overlapped{OffsetHigh: 1}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
	return !errors.Is(err, windows.ERROR_LOCK_VIOLATION)
}
