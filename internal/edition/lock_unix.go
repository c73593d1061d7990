//go:build unix

package edition

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// tryLock locks a file until it is closed, also by the end of the process. It returns false if another process
// has locked it, and true if the file system does not support locks.
func tryLock(f *os.File) bool {
	err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	return !errors.Is(err, unix.EWOULDBLOCK) && !errors.Is(err, unix.EINTR)
}
