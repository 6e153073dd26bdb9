# `make demo` and `make test` are all that most people need. Each sets up the machine first (Scripts/setup). `make help` lists the rest.

SHELL := /bin/bash
HOUSE := Tools/.build/debug/house

.PHONY: apple bench bench-sdk check coverage declarations demo differences docs documentation faults fidelity format help house kebabs lint monkey repeat \
	rewriter rows sdk sdk-archive sdk-uninstall setup setup-testing slow symbols test test-all todo traits typing

# The targets, each with the sentence behind its double hash.
help: ## Lists the targets.
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | sort | while IFS=$$'\t' read -r target text; do \
		printf '  %-14s %s\n' "$$target" "$$text"; done

# PHOTOS=folder shows that folder's pictures.
demo: setup ## Builds Gallery and opens it in a window or in the browser; PHOTOS=folder.
	@Scripts/demo "$(PHOTOS)"

test: setup-testing ## Runs the tests.
	@Scripts/test

# Tests from outside: packages that are built from scratch with the tool and the plugins. Many thousand mutations of nibs, and the long form of
# tests with random input (Tests/Libraries/SlowTests).
SLOW := EndToEndTests|SDKTests|SDKGraphTests|NewCommandTests|NibPackageTests|ReadmeTests|NibMutationTests|MainThreadTests|WatchdogTests|AppleFormTests|AppContainerTests|HugePathTests|$\
	RandomPathTests|CollectionSectionTests|TableRowTests|OddNumberTableTests|FocusOrderFuzzTests|PathFaultTests|UpdateAnimationTests|CatalogPictureTests|CatalogProgramTests|$\
	ListsProgramTests
slow: setup-testing ## Runs the tests that `make test` leaves out.
	CARET_SLOW_TESTS=1 swift test --disable-index-store --filter '$(SLOW)'

# Caret as a Swift SDK, so that packages need no dependency on it (Documentation/SDK.md).
export PREFIX SDKS
sdk: setup ## Builds Caret as a Swift SDK and installs it, with `caret` in PREFIX/bin; PREFIX=~/.local.
	@Scripts/sdk
sdk-archive: setup ## Packs the SDK into an archive that installs without a checkout.
	@Scripts/sdk archive
sdk-uninstall: ## Removes the SDK.
	@Scripts/sdk-install uninstall

setup: ## Installs the system packages that are missing.
	@Scripts/setup
setup-testing:
	@Scripts/setup --testing

# All that must hold before a change lands; the tests stand last, so that their count closes the run.
check: setup-testing ## Runs everything that must pass before a change lands.
	@Scripts/check lint "documentation docs" test-all
test-all: setup-testing
	@Scripts/test --packages

# Constructs of the rewriter's tests are written as they are found in apps.
SOURCES := Package.swift Sources Plugins Tests Examples Snippets Benchmarks Fidelity Tools/Sources SystemModules/Package.swift Apple/Package.swift Apple/Tests \
	SystemModules/Sources SystemModules/Tests Rewriter/Package.swift Rewriter/Sources $(wildcard Rewriter/Tests/RewriterKitTests/*.swift)
lint: house ## Checks the format, the English of comments, and names.
	swift format lint --strict --recursive --parallel $(SOURCES)
	@$(HOUSE) language Tools/Language/invented-names.txt Tools/Language/exceptions.txt $(SOURCES)

format: ## Formats the sources.
	swift format --in-place --recursive --parallel $(SOURCES)

# The package without its default traits needs neither SDL nor sockets.
traits: ## Builds UIKit without window and browser.
	@Scripts/build --disable-default-traits --scratch-path .build-traits --product UIKit

symbols:
	@Scripts/symbol-graphs
documentation: symbols house ## Checks that each public symbol is documented.
	@$(HOUSE) documentation .build/symbolgraphs
docs: symbols ## Builds the documentation; a warning is an error.
	@Scripts/docs
coverage: house ## Writes COVERAGE.md from the census.
	@Scripts/symbol-graphs --foundation
	@if [ -d ../shared/census ]; then $(HOUSE) coverage .build/symbolgraphs .build/symbolgraphs-foundation ../shared/census COVERAGE.md; \
	else echo "coverage: no census beside the project; COVERAGE.md stays as it is"; fi

# The differences from Apple's UIKit, from the notes in the documentation; the table has the section and the uses of each.
differences: symbols house ## Writes Documentation/DIFFERENCES.md.
	@$(HOUSE) differences .build/symbolgraphs Documentation/Census/differences.tsv Documentation/DIFFERENCES.md

# The public declarations against Apple's: initializers, requirements, nullability, base classes, missing members. Each difference stands in
# the list with a reason; PRUNE=1 takes out of the list what no longer differs.
declarations: house ## Compares public declarations with Apple's.
	@if [ -d ../shared/census/declarations ]; then Scripts/symbol-graphs && \
		$(HOUSE) declarations .build/symbolgraphs ../shared/census Documentation/Census/declarations.tsv $(if $(PRUNE),--prune); \
	else echo "declarations: no census beside the project; nothing is compared"; fi

# The packages among the examples, with their tests; `make check` does this, too. Kebabs is a map with two web services behind it; To-do uses
# GRDB, a web server and UIKit side by side, without the default traits.
kebabs: setup-testing ## Runs the tests of the Kebabs example.
	@Scripts/test-package Kebabs
todo: setup-testing ## Runs the tests of the To-do example.
	@Scripts/test-package Todo
apple: setup-testing ## Runs the tests of the closure layer's second form, which uses public API of UIKit only.
	@Scripts/test-apple

# The closure layer's tests a hundred times, or what ONLY names as often as TIMES says: the same words each time, and no failure.
# A hundred times take hours; Swift Testing's macros do not compile with optimisation.
TIMES := 100
# The module's name from its beginning to its end: other names of tests and files have it in them.
ONLY := ^CaretTests\.
repeat: setup-testing ## Repeats the closure tests; TIMES=100 ONLY=filter.
	@Scripts/build --build-tests
	@Scripts/repeat-tests $(TIMES) --filter '$(ONLY)'

# One line for each row of the mission, from the last run of the tests.
rows: house ## Lists the rows of the mission, from the last test run.
	@$(HOUSE) rows .build/test-results*.xml

# One line for each fault of Tests/FaultTests/faults.tsv, from the last run of the tests.
faults: house ## Lists the known faults, from the last test run.
	@$(HOUSE) faults Tests/FaultTests/faults.tsv .build/test-results*.xml

# What draws without a window, as it is shipped (Documentation/RELEASE.md): neither SDL nor sockets, Swift's libraries inside of the program,
# and what is called laid side by side. The list by Qt is measured where Qt 6 is installed, kiwi where PyPI can be reached.
BENCH := Scripts/build -c release --disable-default-traits --static-swift-stdlib --scratch-path .build-bench \
	-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs
ORDER := $(CURDIR)/.build-bench/functions.txt
bench: setup house ## Runs the benchmarks.
	@$(BENCH) --product RawTwins
	@$(BENCH) --product Benchmarks
	@Scripts/qt-twin .build-bench/release
	@Scripts/kiwi-twin .build-bench/release
	@if ! command -v valgrind >/dev/null; then echo "bench: no valgrind; functions lie as they come, which costs memory" >&2; else \
		Scripts/function-order .build-bench/release/Benchmarks \
			'child start .build-bench/start.png' 'child scroll' 'child scroll-table' >$(ORDER) && \
		$(BENCH) --product Benchmarks -Xlinker --symbol-ordering-file=$(ORDER) -Xlinker --no-warn-symbol-ordering; fi
	.build-bench/release/Benchmarks --output .build/bench.json
	@$(HOUSE) bench .build/bench.json

bench-sdk: ## Measures the installed SDK; PREFIX=~/.local.
	@Benchmarks/SDK/measure

# Structural similarity, equal pixels, line breaks and ink of drawings against recorded pictures: PICTURES=folder, by default our own screens
# (Documentation/FIDELITY.md). RECORD=1 keeps our own drawings as the recorded ones; DOCUMENT=1 writes another folder's figures there.
fidelity: setup ## Compares drawings with recorded pictures; PICTURES=folder RECORD=1 DOCUMENT=1.
	@RECORD=$(RECORD) DOCUMENT=$(DOCUMENT) Scripts/fidelity $(PICTURES)

rewriter: ## Tests the rewriter and the modules of the system, which are packages of their own.
	rm -f SystemModules/.build/debug/Modules/Combine.*
	swift test --package-path SystemModules
	swift test --package-path Rewriter

house:
	@swift build --package-path Tools --quiet

# A hundred thousand keys into one field, and what memory they leave taken: KEYS=100000.
typing: setup-testing ## Types KEYS=100000 keys and measures the memory that stays.
	CARET_KEYS=$(or $(KEYS),100000) swift test --disable-index-store --filter TypingCostTests

# Random touches, keys and turns over the examples, with a checker: EVENTS=500000 SEED=7.
monkey: setup-testing ## Sends random events to the examples; EVENTS=500000 SEED=7.
	CARET_MONKEY_EVENTS=$(or $(EVENTS),500000) CARET_MONKEY_SEED=$(or $(SEED),20260101) swift test --disable-index-store --filter MonkeyTests
	CARET_MONKEY_EVENTS=$(or $(EVENTS),500000) CARET_MONKEY_SEED=$(or $(SEED),20260101) Scripts/test-package Kebabs --filter MonkeyTests
	CARET_MONKEY_EVENTS=$(or $(EVENTS),500000) CARET_MONKEY_SEED=$(or $(SEED),20260101) Scripts/test-package Todo --filter MonkeyTests
