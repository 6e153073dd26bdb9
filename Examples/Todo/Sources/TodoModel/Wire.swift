import Foundation

/// One page of a list.
public struct Page<Item: Codable & Sendable>: Codable, Sendable {
    public var items: [Item]
    /// Where the next page begins: the query's `after`. `nil` on the last page.
    public var next: String?

    public init(items: [Item], next: String?) { (self.items, self.next) = (items, next) }
}

/// A record as it is after a change, or that it is gone.
public struct Change: Codable, Sendable, Hashable {
    /// Counts the changes of an account, over all kinds.
    public var sequence: Int64
    public var kind: RecordKind
    public var id: UUID
    /// The record of that kind, the others `nil`; all `nil` where it was deleted.
    public var task: TodoTask?
    public var project: Project?
    public var tag: Tag?

    public init(sequence: Int64, kind: RecordKind, id: UUID, task: TodoTask? = nil, project: Project? = nil, tag: Tag? = nil) {
        (self.sequence, self.kind, self.id) = (sequence, kind, id)
        (self.task, self.project, self.tag) = (task, project, tag)
    }

    public var isDeleted: Bool { task == nil && project == nil && tag == nil }
}

/// What has changed since a sequence number, oldest first.
public struct Changes: Codable, Sendable {
    public var items: [Change]
    /// What to ask from the next time.
    public var sequence: Int64
    /// Whether there is more to be had at once.
    public var hasMore: Bool

    public init(items: [Change], sequence: Int64, hasMore: Bool) {
        (self.items, self.sequence, self.hasMore) = (items, sequence, hasMore)
    }
}

/// A name and a password.
public struct Credentials: Codable, Sendable {
    public var name: String
    public var password: String

    public init(name: String, password: String) { (self.name, self.password) = (name, password) }
}

/// What is sent with each call, as `Authorization: Bearer …`.
public struct AccessToken: Codable, Sendable {
    public var token: String

    public init(token: String) { self.token = token }
}

/// The name of a project or tag, as it is made and changed.
public struct NameEdit: Codable, Sendable {
    public var id: UUID?
    public var name: String

    public init(id: UUID? = nil, name: String) { (self.id, self.name) = (id, name) }
}

/// Why the server did not do what it was asked to, as `application/problem+json` (RFC 9457).
public struct Problem: Codable, Sendable, Hashable {
    /// For programs: one of ``Code``'s, or one that is newer than this client.
    public var code: String
    /// For people.
    public var title: String
    /// The HTTP status.
    public var status: Int
    /// What of the request is wrong; `nil` where it is no one field.
    public var field: String?

    public init(code: Code, title: String, status: Int, field: String? = nil) {
        (self.code, self.title, self.status, self.field) = (code.rawValue, title, status, field)
    }

    public enum Code: String, Sendable, CaseIterable {
        case malformed, invalid, unauthorized, forbidden, missing, gone, conflict, stale, keyReused, tooLarge, tooMany, wrongMethod, failed
    }
}
