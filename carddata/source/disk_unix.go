//go:build unix

package source

import "syscall"

// doNotWait is the flag with which opening a pipe returns at once.
const doNotWait = syscall.O_NONBLOCK
