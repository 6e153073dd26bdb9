import Foundation

/// One page of a list.
public struct Page<Item: Codable & Sendable>: Codable, Sendable {
    public var items: [Item]
    /// The beginning of the next page: the query's `after`. `nil` on the last page.
    public var next: String?

    public init(items: [Item], next: String?) { (self.items, self.next) = (items, next) }
}

/// A record after a change, or its deletion.
public struct Change: Codable, Sendable, Hashable {
    /// The sequence number of the change, over all kinds of an account.
    public var sequence: Int64
    public var kind: RecordKind
    public var id: UUID
    /// The record of the kind, with the others `nil`; all are `nil` after a deletion.
    public var task: TodoTask?
    public var project: Project?
    public var tag: Tag?

    public init(sequence: Int64, kind: RecordKind, id: UUID, task: TodoTask? = nil, project: Project? = nil, tag: Tag? = nil) {
        (self.sequence, self.kind, self.id) = (sequence, kind, id)
        (self.task, self.project, self.tag) = (task, project, tag)
    }

    public var isDeleted: Bool { task == nil && project == nil && tag == nil }
}

/// The changes since a sequence number, oldest first.
public struct Changes: Codable, Sendable {
    public var items: [Change]
    /// The sequence number for the next request.
    public var sequence: Int64
    /// Whether more changes are available at once.
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

/// The token of each call, as `Authorization: Bearer …`.
public struct AccessToken: Codable, Sendable {
    public var token: String

    public init(token: String) { self.token = token }
}

/// The name of a project or tag, when it is created or renamed.
public struct NameEdit: Codable, Sendable {
    public var id: UUID?
    public var name: String

    public init(id: UUID? = nil, name: String) { (self.id, self.name) = (id, name) }
}

/// The reason for a refused call, as `application/problem+json` (RFC 9457).
public struct Problem: Codable, Sendable, Hashable {
    /// The code for programs: one of ``Code``'s, or one that is newer than this client.
    public var code: String
    /// The message for the user.
    public var title: String
    /// The HTTP status.
    public var status: Int
    /// The invalid field of the request; `nil` if it is not a single field.
    public var field: String?

    public init(code: Code, title: String, status: Int, field: String? = nil) {
        (self.code, self.title, self.status, self.field) = (code.rawValue, title, status, field)
    }

    public enum Code: String, Sendable, CaseIterable {
        case malformed, invalid, unauthorized, forbidden, missing, gone, conflict, stale, keyReused, tooLarge, tooMany, wrongMethod, failed
    }
}
