import Foundation

/// A record with an id and a name: a project or a tag.
public protocol NamedRecord: Sendable, Hashable, Codable, Identifiable where ID == UUID {
    var id: UUID { get }
    var name: String { get set }
    /// The number of changes by the server; 0 if the server does not know the record yet.
    var version: Int64 { get set }

    init(id: UUID, name: String, version: Int64)

    static var kind: RecordKind { get }
}

/// A project, which contains tasks.
public struct Project: NamedRecord {
    public let id: UUID
    public var name: String
    public var version: Int64

    public init(id: UUID = UUID(), name: String, version: Int64 = 0) {
        (self.id, self.name, self.version) = (id, name, version)
    }

    public static let kind = RecordKind.project
}

/// A tag of tasks.
public struct Tag: NamedRecord {
    public let id: UUID
    public var name: String
    public var version: Int64

    public init(id: UUID = UUID(), name: String, version: Int64 = 0) {
        (self.id, self.name, self.version) = (id, name, version)
    }

    public static let kind = RecordKind.tag
}

/// The kinds of records on the server.
public enum RecordKind: String, Sendable, Codable, CaseIterable {
    case task, project, tag

    /// The last component of the kind's path, as in `/v1/tasks`.
    public var path: String { rawValue + "s" }
}
