import CaretTesting
import Testing
import TodoKit
import UIKit

@testable import Todo

/// Projects and tags: added on the screen where they are chosen, and updated during the choice.
@MainActor @Suite(.app, .timeLimit(.minutes(5))) struct TodoNameTests {
    typealias Style = TodoScreens.Style

    /// Opens the alert for a new name.
    private func ask(_ screens: TodoScreens, _ style: Style) async throws {
        if style == .closures {
            try await screens.tap(try screens.top, 0, 1)
        } else {
            try await screens.app.tap(add { $0 != "AlertButton" })
            try await screens.app.settle()
        }
    }

    private func answer(_ name: String, _ screens: TodoScreens) async throws {
        await screens.app.type(name)
        try await screens.app.tap(add { $0 == "AlertButton" })
        try await screens.app.settle()
    }

    /// Returns the button "Add" of a class whose name meets a condition: the bar and the alert have one each.
    private func add(_ isMeant: @escaping @MainActor (String) -> Bool) -> Query {
        Query("the add button") { $0.accessibilityLabel == "Add" && isMeant("\(type(of: $0))") }
    }

    private func leave(_ screens: TodoScreens) async throws {
        screens.navigation.popViewController(animated: false)
        try await screens.app.settle()
    }

    @Test(arguments: Style.allCases, [false, true])
    func `R77 M9 projects and tags are added where they are chosen`(style: Style, isDark: Bool) async throws {
        let device = Device.standard.scale(isDark ? 2 : 1)
        let screens = try await TodoScreens.launch(style, on: isDark ? device.dark : device)
        let name = "\(style)-\(isDark ? "dark" : "light")"
        try await screens.tap(try screens.list, 3, 0)
        let detail = try screens.top
        try await screens.tap(detail, 1, 2)
        try screens.picture("projects-\(name)")
        try await ask(screens, style)
        try screens.picture("new-project-\(name)")
        try await answer("Garden", screens)
        // A project is a single choice, which closes the screen.
        #expect(try screens.top === detail)
        try await screens.tap(detail, 2, 2)
        for tag in ["someday", " telephone "] {
            try await ask(screens, style)
            try await answer(tag, screens)
        }
        try screens.picture("tags-\(name)")
        let tags = try screens.top
        #expect(tags !== detail && screens.texts(tags, section: 0) == [["shopping"], ["someday"], ["telephone"], ["urgent"]])
        try await leave(screens)
        try screens.picture("detail-\(name)")
        #expect(screens.texts(detail, section: 2).dropFirst() == [["Project", "Garden"], ["Tags", "someday, telephone"]])
        #expect(screens.book.projects.count == 4 && screens.book.tags.count == 4, "a name that existed was made once more")
        #expect(screens.app.diagnostics.isEmpty)
        let kinds = try screens.book.store.pending().map(\.kind)
        #expect(kinds == [.project, .task, .tag, .task, .task])
    }

    @Test(arguments: Style.allCases) func `M9 an empty name adds nothing, and a long one is cut`(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        try await screens.tap(try screens.list, 3, 0)
        let detail = try screens.top
        try await screens.tap(detail, 2, 2)
        try await ask(screens, style)
        try await answer("  ", screens)
        #expect(screens.book.tags.count == 3)
        #expect(try screens.book.store.pending().isEmpty)
        try await ask(screens, style)
        try await answer(String(repeating: "x", count: Limits.name + 20), screens)
        #expect(screens.book.tags.contains { $0.name.count == Limits.name })
        #expect(screens.app.diagnostics.isEmpty)
    }

    @Test(arguments: Style.allCases) func `M10 names that arrive from elsewhere are shown during the choice`(style: Style) async throws {
        let screens = try await TodoScreens.launch(style)
        try await screens.tap(try screens.list, 0, 0)
        let detail = try screens.top
        try await screens.tap(detail, 1, 2)
        #expect(screens.texts(try screens.top, section: 0) == [["None"], ["Journey"], ["Kitchen"], ["Work"]])
        let kitchen = try #require(screens.book.projects.first { $0.name == "Kitchen" })
        let (new, renamed) = (Project(name: "Attic", version: 1), Project(id: kitchen.id, name: "Cooking", version: 2))
        let changes = [new, renamed].map { Change(sequence: 100, kind: .project, id: $0.id, project: $0) }
        try screens.book.store.merge(Changes(items: changes, sequence: 101, hasMore: false))
        screens.book.reload()
        try await screens.app.settle()
        #expect(screens.texts(try screens.top, section: 0) == [["None"], ["Attic"], ["Cooking"], ["Journey"], ["Work"]])
        // The row of the chosen project is marked, wherever it is now.
        try await screens.tap(try screens.top, 1, 0)
        #expect(screens.book.tasks.first?.project == new.id && screens.app.diagnostics.isEmpty)
        let later = Change(sequence: 102, kind: .project, id: new.id, project: Project(id: new.id, name: "Loft", version: 2))
        try screens.book.store.merge(Changes(items: [later], sequence: 102, hasMore: false))
        screens.book.reload()
        try await screens.app.settle()
        #expect(screens.texts(detail, section: 2)[1] == ["Project", "Loft"])
    }
}
