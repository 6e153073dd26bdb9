import CaretTesting
import Testing
import TodoKit
import UIKit

@testable import Todo

/// The two screens in use, in both styles.
@MainActor @Suite(.app) struct TodoScreenTests {
    typealias Style = TodoScreens.Style

    @Test(arguments: Style.allCases)
    func `R77 a list of standard cells, and a detail of sections and custom cells, from fixtures`(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        let list = try screens.list
        #expect(
            screens.texts(list, section: 0) == [
                ["Buy bread and milk", "Today · Kitchen · #shopping"],
                ["Call the plumber", "Yesterday · Kitchen · #telephone · #urgent"],
                ["Book the night train", "Tuesday · Journey"],
                ["Answer Clara", "Tomorrow"],
                ["Write the report on the third quarter, with the figures that came late", "Work"],
            ])
        #expect(screens.texts(list, section: 1) == [["Water the plants"]])
        let path = IndexPath(row: 1, section: 0)
        #expect(try type(of: #require(list.cellForRow(at: path))) == UITableViewCell.self)

        try await screens.tap(list, 1, 0)
        let detail = try screens.top
        #expect(detail !== list && detail.numberOfSections == 4)
        let title = try #require(detail.cellForRow(at: IndexPath(row: 0, section: 0)) as? TitleCell)
        let notes = try #require(detail.cellForRow(at: IndexPath(row: 0, section: 1)) as? NotesCell)
        #expect(title.field.text == "Call the plumber" && notes.area.text.hasPrefix("The tap drips again.\n0161"))
        #expect(screens.texts(detail, section: 2) == [["Due", "Yesterday"], ["Project", "Kitchen"], ["Tags", "telephone, urgent"]])
        #expect(screens.app.diagnostics.isEmpty)
    }

    @Test(arguments: Style.allCases) func typedTextIsSaved(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        try await screens.tap(try screens.list, 3, 0)
        let detail = try screens.top
        let title = try #require(detail.cellForRow(at: IndexPath(row: 0, section: 0)) as? TitleCell)
        title.field.becomeFirstResponder()
        await screens.app.type(" at once")
        let notes = try #require(detail.cellForRow(at: IndexPath(row: 0, section: 1)) as? NotesCell)
        notes.area.becomeFirstResponder()
        await screens.app.type("By letter")
        screens.navigation.popViewController(animated: false)
        try await screens.app.settle()
        let task = try #require(screens.book.tasks.first { $0.title.hasPrefix("Answer Clara") })
        #expect(task.title == "Answer Clara at once" && task.notes == "By letter")
        #expect(
            try screens.book.store.pending().map(\.action) == [
                .editTask(TaskEdit(title: "Answer Clara at once")), .editTask(TaskEdit(notes: "By letter")),
            ])
        #expect(screens.texts(try screens.list, section: 0).contains(["Answer Clara at once", "Tomorrow"]))
    }

    @Test(arguments: Style.allCases) func dateProjectTagsAndStateAreChosen(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        try await screens.tap(try screens.list, 3, 0)
        let detail = try screens.top
        try await screens.tap(detail, 0, 2)
        try await screens.tap(try screens.top, 1, 0)
        try await screens.tap(detail, 1, 2)
        try await screens.tap(try screens.top, 2, 0)
        try await screens.tap(detail, 2, 2)
        try await screens.tap(try screens.top, 0, 0)
        try await screens.tap(try screens.top, 2, 0)
        screens.navigation.popViewController(animated: false)
        try await screens.app.settle()
        #expect(screens.texts(detail, section: 2) == [["Due", "Today"], ["Project", "Kitchen"], ["Tags", "shopping, urgent"]])
        try await screens.tap(detail, 0, 3)
        let task = try #require(screens.book.tasks.first { $0.title == "Answer Clara" })
        #expect(task.isDone && task.due == Day("2026-11-21") && task.tags.count == 2)
        screens.navigation.popViewController(animated: false)
        try await screens.app.settle()
        #expect(screens.texts(try screens.list, section: 1).count == 2)
    }

    @Test(arguments: Style.allCases) func anyDayIsChosenOnTheCalendar(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        try await screens.tap(try screens.list, 3, 0)
        let detail = try screens.top
        try await screens.tap(detail, 0, 2)
        let cell = try #require(try screens.top.cellForRow(at: IndexPath(row: 0, section: 1)) as? CalendarCell)
        #expect(Day(cell.picker.date, in: screens.book.calendar) == Day("2026-11-22"))
        cell.picker.date = try #require(Day("2027-02-28")?.date(in: screens.book.calendar))
        cell.picker.sendActions(for: .valueChanged)
        try await screens.app.settle()
        #expect(screens.texts(detail, section: 2).first == ["Due", "28 Feb 2027"])
        #expect(screens.navigation.viewControllers.count == 2)
        #expect(screens.book.tasks.first { $0.title == "Answer Clara" }?.due == Day("2027-02-28"))
    }

    @Test(arguments: Style.allCases) func aTaskIsAddedDoneAndDeleted(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        let item = try #require(screens.navigation.topViewController?.navigationItem.rightBarButtonItem)
        #expect(item.primaryAction != nil || style == .closures)
        try await screens.app.tap(Query("the add button") { $0.accessibilityLabel == "Add" })
        try await screens.app.settle()
        await screens.app.type("Mend the bicycle")
        try await screens.app.tap(Query("the alert's button") { $0.accessibilityLabel == "Add" && "\(type(of: $0))" == "AlertButton" })
        try await screens.app.settle()
        #expect(screens.book.tasks.last?.title == "Mend the bicycle")
        screens.navigation.popToRootViewController(animated: false)
        try await screens.app.settle()
        let list = try screens.list
        #expect(list.numberOfRows(inSection: 0) == 6)
        let id = try #require(screens.book.tasks.last?.id)
        screens.book.setDone(id, true)
        try await screens.app.settle()
        #expect(list.numberOfRows(inSection: 0) == 5 && list.numberOfRows(inSection: 1) == 2)
        screens.book.delete(id)
        try await screens.app.settle()
        #expect(list.numberOfRows(inSection: 1) == 1 && screens.app.diagnostics.isEmpty)
    }

    @Test(arguments: Style.allCases) func changesFromElsewhereAreShownBesideTheEditedFields(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        let clara = try #require(screens.book.tasks.first { $0.title == "Answer Clara" })
        try await screens.tap(try screens.list, 3, 0)
        let detail = try screens.top
        screens.book.edit(clara.id, TaskEdit(isDone: true, due: .some(nil)))
        try await screens.app.settle()
        #expect(screens.texts(detail, section: 2).first == ["Due", "None"])
        screens.book.delete(clara.id)
        try await screens.app.settle()
        #expect(screens.navigation.viewControllers.count == 1, "the screen shows a task that is gone")
    }

    @Test func bothStylesShowTheSameSideBySide() async throws {
        let book = TodoBook(try Fixtures.store(), now: { Fixtures.now })
        let app = try await TestApp.launch(AppDelegate(book: book), on: Device(size: CGSize(width: 1024, height: 768), scale: 1))
        let root = try #require(app.mainWindow.rootViewController as? StylesViewController)
        try await app.settle()
        let tables = try [root.delegates, root.closures].map { try #require(($0.topViewController as? UITableViewController)?.tableView) }
        #expect(tables.allSatisfy { $0.window != nil && $0.numberOfRows(inSection: 0) == 5 })
        book.setDone(try #require(book.tasks.first?.id), true)
        try await app.settle()
        #expect(tables.allSatisfy { $0.numberOfRows(inSection: 0) == 4 && $0.numberOfRows(inSection: 1) == 2 })
    }
}
