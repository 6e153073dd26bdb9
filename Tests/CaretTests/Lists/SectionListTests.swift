import Caret
import CaretTesting
import Testing

/// Sections and rows that a closure declares.
@MainActor @Suite(.app) struct SectionListTests {
    @Test func theClosureMayUseEveryKindOfStatement() async throws {
        let (_, table) = try await ListScreen.launch { table in
            let isLate = true
            table.sections {
                Section("first", header: "First") {
                    for number in 1...2 { Row(number, .default, "Row \(number)") }
                    if isLate { Row("late", .subtitle, "Late", "2 days") } else { Row("early", .default, "Early") }
                    switch table.style {
                    case .plain: Row(.default, "Plain")
                    default: Row(.default, "Grouped")
                    }
                }
                if isLate { Section { Row(.value1, "Name", "Ada") } }
            }
        }
        #expect(table.words == ["Row 1", "Row 2", "Late", "Plain", "Name"])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.detailTextLabel?.text == "Ada")
    }

    @Test func aChangeOfOneRowsObjectRunsThatRowsClosureOnly() async throws {
        let model = TaskModel(5)
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections {
                Section {
                    for task in model.tasks { Row(task.id, cell: UITableViewCell.self) { $0.textLabel?.text = task.name } }
                }
            }
        }
        let before = try #require(list?.counters)
        #expect(before.builds == 1 && before.fills == 5)
        model.tasks[2].name = "New"
        model.tasks[2].name = "Newer"
        await app.advance(frames: 2)
        #expect(table.words[2] == "Newer")
        let after = try #require(list?.counters)
        #expect(after.builds == 1 && after.fills == 6)
    }

    @Test func aChangeOfTheListRunsTheClosureOnce() async throws {
        let model = TaskModel(3)
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections {
                Section {
                    for task in model.tasks {
                        Row(task.id, cell: UITableViewCell.self, value: task.id) { $0.textLabel?.text = "\($1)" }
                    }
                }
            }
        }
        let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
        model.tasks.append(TaskModel.Task(7))
        model.tasks.remove(at: 0)
        try await app.settle()
        #expect(table.words == ["1", "2", "7"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
        let counters = try #require(list?.counters)
        #expect(counters.builds == 2 && counters.fills == 4)
    }

    @Test func rowsWithOneIdAreShownAndReportedWithBothLines() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section("a") {
                    Row("same", .default, "One")
                    Row("same", .default, "Two")
                }
                Section("a") { Row("same", .default, "Three") }
            }
        }
        #expect(table.words == ["One", "Two", "Three"])
        let messages = app.diagnostics.filter { $0.code == "list.duplicate-id" }.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.components(separatedBy: "SectionListTests.swift:").count == 3 }, "\(messages)")
    }

    @Test func oneIDInTwoSectionsIsTwoRows() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.sections { for person in 0..<3 { Section(person) { Row("name", .default, "Person \(person)") } } }
        }
        #expect(table.words == ["Person 0", "Person 1", "Person 2"] && app.diagnostics.isEmpty)
    }

    @Test func handlersOfACellEndWithItsContent() async throws {
        let model = TaskModel(1)
        var log: [String] = []
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    Row(1, cell: EditCell.self) { cell in
                        let name = model.tasks[0].name
                        cell.button.on(.tap) { log.append(name) }
                    }
                }
            }
        }
        let cell = try #require(table.visibleCells.first as? EditCell)
        for name in ["b", "c"] {
            model.tasks[0].name = name
            await app.advance(frames: 2)
        }
        cell.button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["c"])
        table.removeFromSuperview()
        cell.button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["c"])
    }

    @Test func aTapRunsTheRowsActionAndDeselects() async throws {
        var log: [String] = []
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    Row("a", .default, "A").onSelect { log.append("a") }
                    Row("b", .default, "B").onSelect { log.append("b") }.keepsSelection()
                    Row("c", .default, "C").onSelect { log.append("c") }.selectable(false)
                }
            }
        }
        for word in ["A", "B", "C"] { try await app.tap(.label(word)) }
        #expect(log == ["a", "b"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func selectionReachesBothDelegateAndRows() async throws {
        final class Listener: NSObject, UITableViewDelegate {
            var log: [IndexPath] = []
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append(indexPath) }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        }
        let listener = Listener()
        var count = 0
        let (app, table) = try await ListScreen.launch { table in
            table.delegate = listener
            table.sections { Section { Row("a", .default, "A").onSelect { count += 1 }.height(70) } }
        }
        try await app.tap(.label("A"))
        #expect(count == 1 && listener.log == [IndexPath(row: 0, section: 0)])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    }

    @Test func theHeightOfARowIsConstantOrDependsOnTheWidth() async throws {
        let (_, table) = try await ListScreen.launch { table in
            table.rowHeight = 44
            table.sections {
                Section {
                    Row("a", .default, "A").height(70)
                    Row("b", .default, "B")
                    Row("c", .default, "C").height { $0 / 10 }
                }
            }
        }
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [70, 44, 39])
    }

    @Test func textsOfAHeaderChangeWithoutTouchingRows() async throws {
        let model = TaskModel(2)
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections {
                Section(id: 1, header: model.title) {
                    for id in 0..<2 { Row(id, cell: UITableViewCell.self, value: id) { $0.textLabel?.text = "\($1)" } }
                }
            }
        }
        model.title = "Done"
        await app.advance(frames: 2)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Done")
        #expect(list?.counters.fills == 2)
    }
}
