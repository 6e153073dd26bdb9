import Foundation
import Testing
import TodoModel

/// Days and edits.
@Suite struct ModelTests {
    @Test(arguments: ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"])
    func aDayIsParsedAndFormatted(text: String) throws {
        let day = try #require(Day(text))
        #expect(day.description == text)
        #expect(try JSONDecoder().decode(Day.self, from: JSONEncoder().encode(day)) == day)
    }

    @Test(arguments: [
        "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "26-11-21", "2026-1-1", "2026-11-2x", "-026-11-21", "2026-11-21 ",
    ])
    func invalidDaysAreNil(text: String) { #expect(Day(text) == nil) }

    @Test func daysAreInOrder() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map { try #require(Day($0)) }
        #expect(days.shuffled().sorted() == days)
    }

    @Test func anEditKeepsAbsentFieldsAndClearsNullFields() throws {
        let id = UUID()
        var task = TodoTask(id: id, title: "a", notes: "b", due: Day("2026-11-21"), project: UUID())
        try JSONDecoder().decode(TaskEdit.self, from: Data(#"{"due":null,"notes":""}"#.utf8)).apply(to: &task)
        #expect(task == TodoTask(id: id, title: "a", project: task.project))
        #expect(task.project != nil)
    }

    @Test func anEditSurvivesJSON() throws {
        let edits = [
            TaskEdit(), TaskEdit(title: "x"), TaskEdit(due: .some(nil)), TaskEdit(due: Day("2026-11-21")), TaskEdit(project: .some(nil)),
            TaskEdit(notes: "", isDone: false, project: UUID(), tags: []),
        ]
        for edit in edits {
            #expect(try JSONDecoder().decode(TaskEdit.self, from: JSONEncoder().encode(edit)) == edit)
        }
    }

    @Test func theDifferenceOfTwoTasksLeadsFromOneToTheOther() {
        var chance = SeededGenerator(seed: 7)
        let (project, tags) = (UUID(), [UUID(), UUID()])
        func task() -> TodoTask {
            TodoTask(
                id: project, title: ["a", "b"].randomElement(using: &chance) ?? "", notes: ["", "n"].randomElement(using: &chance) ?? "",
                isDone: .random(using: &chance), due: Bool.random(using: &chance) ? Day("2026-11-21") : nil,
                project: Bool.random(using: &chance) ? project : nil, tags: Array(tags.prefix(.random(in: 0...2, using: &chance))))
        }
        for _ in 0..<500 {
            var (old, new) = (task(), task())
            let edit = TaskEdit(from: old, to: new)
            #expect(edit.isEmpty == (old == new))
            edit.apply(to: &old)
            #expect(old == new)
            new.version = 3
        }
    }
}
