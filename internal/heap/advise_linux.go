//go:build linux && (amd64 || arm64)

package heap

import "syscall"

// reserve allocates a block and asks for large pages there. It reports whether the system agreed.
// It is a function of its own so that nothing refers to the block once it returns.
//
//go:noinline
func reserve(size int) bool {
	return syscall.Madvise(make([]byte, size), syscall.MADV_HUGEPAGE) == nil
}
