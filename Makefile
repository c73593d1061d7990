# Everything that people and CI do goes through these targets; they need Go and
# make alone.
GO ?= go
BIN := out/.bin/punchboard$(shell $(GO) env GOEXE)
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2

.PHONY: all build print test check bench update clean

all: print test

# print sets every shipped game in every language and leaves the PDFs in out/.
print: build
	$(BIN) build --all -o out

build:
	@mkdir -p $(dir $(BIN))
	$(GO) build -trimpath -o $(BIN) ./cmd/punchboard

# test runs the whole suite: the module's own, then those of the nested modules,
# which hold the written PDFs against a real renderer and a strict validator, and
# measure speed.
test:
	$(GO) test ./...
	cd pdfcheck && $(GO) test ./...
	cd bench && $(GO) test ./...

# check is what CI adds: format, vet, staticcheck, and the platforms we ship for.
check:
	@bad=$$(gofmt -l .); test -z "$$bad" || { echo "gofmt would change: $$bad" >&2; exit 1; }
	$(GO) vet ./...
	cd pdfcheck && $(GO) vet ./...
	cd bench && $(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...
	GOOS=windows GOARCH=amd64 $(GO) build -o /dev/null ./cmd/punchboard
	GOOS=darwin GOARCH=arm64 $(GO) build -o /dev/null ./cmd/punchboard
	GOOS=linux GOARCH=arm64 $(GO) build -o /dev/null ./cmd/punchboard

# bench measures whole runs and their parts; see docs/speed.md for how to read it.
bench:
	cd bench && $(GO) run ./whole
	$(GO) test -run '^$$' -bench . -benchmem ./...
	cd bench && $(GO) test -run '^$$' -bench . -benchmem ./...

# update rewrites the goldens of the packages that have some; read the diff
# before you commit it.
update:
	$(GO) test $$(grep -rl '"punchboard/internal/golden"' --include=*_test.go . | xargs -n1 dirname | sort -u) -update

clean:
	rm -rf out/.bin out/*/
