import Caret
import CaretTesting
import Observation
import Testing

/// Tasks of rows that change what the list's closure reads.
@MainActor @Suite(.app) struct RowTaskTests {
    @MainActor @Observable final class Letter {
        var saves = 0
        var others = 0
        @ObservationIgnored let gates = Gates()

        func save() async {
            saves += 1
            try? await gates.wait("save")
        }
    }

    private let letter = Letter()

    private func launch(_ overlap: TaskOverlap, isLazy: Bool) async throws -> (TestApp, UITableView) {
        let letter = letter
        let row: @MainActor () -> TableRow = {
            Row("save", .default, "Saves: \(letter.saves)").onSelect(letter, overlap: overlap, call: Letter.save)
        }
        return try await ListScreen.launch { table in
            table.sections {
                let others = letter.others
                if isLazy {
                    Section("lazy", count: 1 + others) { index in index < others ? Row("other \(index)", .default, "Other") : row() }
                } else {
                    Section("stored") {
                        for other in 0..<others { Row("other \(other)", .default, "Other") }
                        row()
                    }
                }
            }
        }
    }

    private func tap(_ app: TestApp, _ table: UITableView) async throws {
        try await app.tap(.label(table.words.last ?? ""))
        await app.run(frames: 3)
    }

    @Test(arguments: [false, true]) func aSecondTapIsIgnoredAfterTheRowHasChanged(isLazy: Bool) async throws {
        let (app, table) = try await launch(.ignore, isLazy: isLazy)
        try await tap(app, table)
        #expect(table.words == ["Saves: 1"])
        try await tap(app, table)
        letter.others = 2
        await app.run(frames: 30)
        try await tap(app, table)
        #expect(table.words == ["Other", "Other", "Saves: 1"] && letter.gates.log == ["save"])
        letter.gates.open()
        await app.run(frames: 3)
        try await tap(app, table)
        #expect(table.words.last == "Saves: 2" && letter.gates.log == ["save", "save"])
        letter.gates.open()
        await app.run(frames: 3)
    }

    @Test(arguments: [false, true]) func aSecondTapRestartsTheTaskOfTheFirst(isLazy: Bool) async throws {
        let (app, table) = try await launch(.restart, isLazy: isLazy)
        try await tap(app, table)
        try await tap(app, table)
        #expect(letter.gates.log.sorted() == ["save", "save", "save cancelled"] && letter.gates.waitingCount == 1)
        letter.gates.open()
        await app.run(frames: 3)
    }

    @Test(arguments: [(isLazy: false, asks: false), (false, true), (true, false), (true, true)])
    func aTaskContinuesWhileTheListIsInNoWindow(isLazy: Bool, asks: Bool) async throws {
        let (app, table) = try await launch(.ignore, isLazy: isLazy)
        try await tap(app, table)
        let superview = try #require(table.superview)
        table.removeFromSuperview()
        await app.run(frames: 3)
        // A question makes the closures again before the list is shown.
        if asks { _ = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) }
        superview.addSubview(table)
        await app.run(frames: 3)
        try await tap(app, table)
        #expect(letter.gates.log == ["save"])
        letter.gates.open()
        await app.run(frames: 3)
    }

    @Test func aLazyRowContinuesItsTaskAfterItWasScrolledAway() async throws {
        let letter = letter
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section("lazy", count: 500) { index in
                    Row(index, .default, "Row \(index)").onSelect(letter, overlap: .ignore, call: Letter.save)
                }
            }
        }
        for row in [0, 400, 0] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            await app.run(frames: 3)
            if row == 0 { try await app.tap(.label("Row 0")) }
            await app.run(frames: 3)
        }
        #expect(letter.gates.log == ["save"])
        letter.gates.open()
        await app.run(frames: 3)
    }
}
