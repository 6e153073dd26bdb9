import Foundation
import TodoKit

/// A sample list of one week, for the app without a server, and for tests.
enum Fixtures {
    /// Saturday, 21 November 2026, at noon.
    static let now = Date(timeIntervalSince1970: 1_795_262_400)

    /// Returns a store in memory with all fixtures, as received from a server.
    static func store() throws -> TodoStore {
        let store = try TodoStore()
        let projects = ["Kitchen", "Journey", "Work"].map { Project(name: $0) }
        let tags = ["shopping", "telephone", "urgent"].map { Tag(name: $0) }
        var tasks = [
            TodoTask(title: "Buy bread and milk", notes: "The good bread is sold out by ten.", tags: [tags[0].id]),
            TodoTask(title: "Call the plumber", notes: "The tap drips again.\n0161 496 0371, after four", tags: [tags[1].id, tags[2].id]),
            TodoTask(title: "Book the night train", notes: "Two berths, window side if there is one."),
            TodoTask(title: "Answer Clara"),
            TodoTask(title: "Write the report on the third quarter, with the figures that came late"),
            TodoTask(title: "Water the plants", isDone: true),
        ]
        let days = [21, 20, 24, 22].map { Day(year: 2026, month: 11, day: $0) }
        for (index, day) in days.enumerated() { tasks[index].due = day }
        for (index, project) in [(0, 0), (1, 0), (2, 1), (4, 2)] { tasks[index].project = projects[project].id }
        var changes: [Change] = []
        for project in projects { changes.append(Change(sequence: 0, kind: .project, id: project.id, project: project)) }
        for tag in tags { changes.append(Change(sequence: 0, kind: .tag, id: tag.id, tag: tag)) }
        for var task in tasks {
            task.version = 1
            changes.append(Change(sequence: 0, kind: .task, id: task.id, task: task))
        }
        try store.merge(Changes(items: changes, sequence: Int64(changes.count), hasMore: false))
        return store
    }
}
