import Caret
import CaretTesting
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern lists.
@MainActor @Suite(.app) struct ListAbilities {
    private final class PlayCell: UITableViewCell {
        let button = UIButton(type: .system)
    }

    @Test func `A22 sections and rows are built by a closure`() async throws {
        let isLate = true
        let (_, table) = try await ListScreen.launch { table in
            table.sections {
                Section("first", header: "First") {
                    for number in 1...2 { Row(number, .default, "Row \(number)") }
                    if isLate { Row("late", .subtitle, "Late", "2 days") }
                }
                Section("second") { Row("name", .value1, "Name", "Ada") }
            }
        }
        #expect(table.words == ["Row 1", "Row 2", "Late", "Name"] && table.headerView(forSection: 0)?.textLabel?.text == "First")
    }

    @Test func `A23 each row has the cell that it names`() async throws {
        let (_, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    Row(.default, "Plain")
                    Row(.value1, "Name", "Ada")
                    Row("play", cell: PlayCell.self) { cell in cell.button.setTitle("Play", for: .normal) }
                    Row("configured", configuration: UIListContentConfiguration.cell())
                }
            }
        }
        #expect(table.visibleCells.count == 4 && table.visibleCells[1].detailTextLabel?.text == "Ada")
        #expect((table.visibleCells[2] as? PlayCell)?.button.currentTitle == "Play")
        #expect(table.visibleCells[3].contentConfiguration is UIListContentConfiguration)
    }

    @Test func `A24 a change of the model moves the rows with their cells, animated`() async throws {
        let model = TaskModel(3)
        let (app, table) = try await ListScreen.launch { table in
            table.sections { Section { for task in model.tasks { Row(task.id, .default, task.name) } } }
        }
        let last = table.visibleCells.last
        model.tasks.swapAt(0, 2)
        model.tasks.remove(at: 1)
        await app.advance(frames: 3)
        #expect(last?.layer.animationKeys()?.isEmpty == false)
        try await app.settle()
        #expect(table.words == ["Task 2", "Task 0"] && table.visibleCells.first === last)
    }

    @Test func `A25 rows with one id are all shown, and reported`() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    Row("same", .default, "One")
                    Row("same", .default, "Two")
                }
            }
        }
        #expect(table.words == ["One", "Two"])
        #expect(app.diagnostics.count { $0.code == "list.duplicate-id" } == 1)
    }

    @Test func `A26 the closures of a cell end when it is reused`() async throws {
        let model = TaskModel(60)
        var played: [Int] = []
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    for task in model.tasks {
                        Row(task.id, cell: PlayCell.self) { cell in cell.button.on(.tap) { played.append(task.id) } }
                    }
                }
            }
        }
        let before = table.visibleCells
        for row in stride(from: 20, to: 60, by: 3) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
            await app.advance(frames: 2)
        }
        let rows = table.indexPathsForVisibleRows ?? []
        let cells = table.visibleCells.compactMap { $0 as? PlayCell }
        #expect(cells.contains { before.contains($0) })
        for cell in cells { cell.button.sendActions(for: .primaryActionTriggered) }
        #expect(played == rows.map(\.row))
    }
}
