//go:build !linux || !(amd64 || arm64)

package heap

// reserve does nothing: this system has no such advice, or too few addresses to spare.
func reserve(int) bool { return false }
