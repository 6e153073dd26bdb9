import Caret
import CaretTesting
import Testing
import UIKitCore

/// Sections, and closures that answer a table's questions beside them.
@MainActor @Suite(.app) struct SectionAnswerTests {
    private static func show(_ table: UITableView) {
        table.sections {
            Section(header: "Rows") {
                Row(1, .default, "a").height(50)
                Row(2, .default, "b")
            }
        }
    }

    @Test(arguments: [true, false]) func anAnswerTakesPrecedenceOverRowsWhicheverWasFirst(sectionsFirst: Bool) async throws {
        let (app, table) = try await ListScreen.launch { table in
            if sectionsFirst { Self.show(table) }
            table.answer(.heightForRow) { path in path.row == 0 ? 80 : 90 }
            if !sectionsFirst { Self.show(table) }
        }
        table.layoutIfNeeded()
        #expect((0...1).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [80, 90])
        #expect(app.diagnostics.isEmpty)
    }

    @Test func questionsThatSectionsDoNotAnswerAreAsked() async throws {
        let (_, table) = try await ListScreen.launch { table in
            table.sections { Section(header: "Rows") { Row(1, .default, "a") } }
            table.answer(.titleForFooterInSection) { section in "Footer \(section)" }
        }
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Rows")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer 0")
    }

    @MainActor private final class Clerk {
        var log: [String] = []
        func delete() { log.append("delete") }
        func insert() { log.append("insert") }
        func open() { log.append("open") }
        func leave() { log.append("leave") }
        func show(_ cell: UITableViewCell) { log.append("show \(cell.textLabel?.text ?? "")") }
        func hide(_ cell: UITableViewCell) { log.append("hide \(cell.textLabel?.text ?? "")") }
    }

    @Test func rowsCallMethodsOfOwners() async throws {
        let clerk = Clerk()
        let (app, table) = try await ListScreen.launch { table in
            table.allowsMultipleSelection = true
            table.sections {
                Section {
                    Row(1, .default, "a").onDelete(clerk, call: Clerk.delete).onAccessoryTap(clerk, call: Clerk.open)
                        .onDeselect(clerk, call: Clerk.leave).onShow(clerk, call: Clerk.show).onHide(clerk, call: Clerk.hide)
                    Row(2, .default, "b").onInsert(clerk, call: Clerk.insert).onShow(clerk) { clerk, _ in clerk.log.append("shown") }
                        .onHide(clerk) { clerk, _ in clerk.log.append("hidden") }
                }
            }
        }
        let source = try #require(table.dataSource)
        let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        source.tableView(table, commit: .delete, forRowAt: first)
        source.tableView(table, commit: .insert, forRowAt: second)
        table.tableHub.notify { delegate in
            delegate.tableView(table, accessoryButtonTappedForRowWith: first)
            delegate.tableView(table, didDeselectRowAt: first)
        }
        #expect(clerk.log == ["show a", "shown", "delete", "insert", "open", "leave"])
        clerk.log = []
        table.sections { Section { Row(3, .default, "c") } }
        await app.advance(frames: 2)
        #expect(clerk.log == ["hide a", "hidden"])
    }
}
