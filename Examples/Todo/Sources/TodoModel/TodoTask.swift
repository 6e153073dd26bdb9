import Foundation

/// Something to do. `Task` is Swift's.
public struct TodoTask: Sendable, Hashable, Codable, Identifiable {
    /// Chosen by whoever makes the task, so that a device needs no network to make one.
    public let id: UUID
    public var title: String
    public var notes: String
    public var isDone: Bool
    public var due: Day?
    public var project: UUID?
    /// Sorted, each once.
    public var tags: [UUID]
    /// How often the server has changed the task; 0 where it does not know it yet.
    public var version: Int64

    public init(
        id: UUID = UUID(), title: String, notes: String = "", isDone: Bool = false, due: Day? = nil, project: UUID? = nil,
        tags: [UUID] = [], version: Int64 = 0
    ) {
        self.id = id
        self.title = title
        self.notes = notes
        self.isDone = isDone
        self.due = due
        self.project = project
        self.tags = Self.ordered(tags)
        self.version = version
    }

    static func ordered(_ tags: [UUID]) -> [UUID] { Set(tags).sorted { $0.uuidString < $1.uuidString } }
}
