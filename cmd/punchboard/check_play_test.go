package main

import (
	"testing"
	"time"
)

func TestAgeOf(t *testing.T) {
	for _, c := range []struct {
		d    time.Duration
		want string
	}{
		{-time.Second, "just now"}, {59 * time.Second, "just now"}, {time.Minute, "1 minute ago"}, {59 * time.Minute, "59 minutes ago"},
		{time.Hour, "1 hour ago"}, {23 * time.Hour, "23 hours ago"}, {24 * time.Hour, "1 day ago"}, {80 * time.Hour, "3 days ago"},
	} {
		if got := ageOf(c.d); got != c.want {
			t.Errorf("%v: %s, want %s", c.d, got, c.want)
		}
	}
}
