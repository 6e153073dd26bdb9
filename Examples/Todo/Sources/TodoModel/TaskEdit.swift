import Foundation

/// Some fields of a task with new values. Other fields do not change.
///
/// In JSON, `null` clears a field, and an unchanged field is absent.
public struct TaskEdit: Sendable, Hashable {
    public var title: String?
    public var notes: String?
    public var isDone: Bool?
    /// The new due date; `.some(nil)` removes the date.
    public var due: Day??
    /// The new project; `.some(nil)` removes the task from its project.
    public var project: UUID??
    public var tags: [UUID]?

    public init(
        title: String? = nil, notes: String? = nil, isDone: Bool? = nil, due: Day?? = nil, project: UUID?? = nil, tags: [UUID]? = nil
    ) {
        self.title = title
        self.notes = notes
        self.isDone = isDone
        self.due = due
        self.project = project
        self.tags = tags
    }

    /// Creates the difference of two versions of a task; empty if there is none.
    public init(from old: TodoTask, to new: TodoTask) {
        self.init(
            title: old.title == new.title ? nil : new.title, notes: old.notes == new.notes ? nil : new.notes,
            isDone: old.isDone == new.isDone ? nil : new.isDone, due: old.due == new.due ? nil : .some(new.due),
            project: old.project == new.project ? nil : .some(new.project), tags: old.tags == new.tags ? nil : new.tags)
    }

    public var isEmpty: Bool { self == TaskEdit() }

    public func apply(to task: inout TodoTask) {
        if let title { task.title = title }
        if let notes { task.notes = notes }
        if let isDone { task.isDone = isDone }
        if let due { task.due = due }
        if let project { task.project = project }
        if let tags { task.tags = TodoTask.ordered(tags) }
    }
}

extension TaskEdit: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case title, notes, isDone, due, project, tags }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = container.contains(.title) ? try container.decode(String.self, forKey: .title) : nil
        notes = container.contains(.notes) ? try container.decode(String.self, forKey: .notes) : nil
        isDone = container.contains(.isDone) ? try container.decode(Bool.self, forKey: .isDone) : nil
        due = container.contains(.due) ? .some(try container.decode(Day?.self, forKey: .due)) : nil
        project = container.contains(.project) ? .some(try container.decode(UUID?.self, forKey: .project)) : nil
        tags = container.contains(.tags) ? try container.decode([UUID].self, forKey: .tags) : nil
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encodeIfPresent(notes, forKey: .notes)
        try container.encodeIfPresent(isDone, forKey: .isDone)
        if let due { try container.encode(due, forKey: .due) }
        if let project { try container.encode(project, forKey: .project) }
        try container.encodeIfPresent(tags, forKey: .tags)
    }
}
