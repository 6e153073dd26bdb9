import Foundation

/// A task to do. The name `Task` is Swift's.
public struct TodoTask: Sendable, Hashable, Codable, Identifiable {
    /// The id, chosen by the creator, so that a device can create a task without a network.
    public let id: UUID
    public var title: String
    public var notes: String
    public var isDone: Bool
    public var due: Day?
    public var project: UUID?
    /// The ids of the tags, sorted and unique.
    public var tags: [UUID]
    /// The number of changes by the server; 0 if the server does not know the task yet.
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
