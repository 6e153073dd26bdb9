import Foundation

/// What tasks are put into, or marked with: an id and a name.
public protocol NamedRecord: Sendable, Hashable, Codable, Identifiable where ID == UUID {
    var id: UUID { get }
    var name: String { get set }
    /// How often the server has changed it; 0 where it does not know it yet.
    var version: Int64 { get set }

    init(id: UUID, name: String, version: Int64)

    static var kind: RecordKind { get }
}

/// What a task may belong to.
public struct Project: NamedRecord {
    public let id: UUID
    public var name: String
    public var version: Int64

    public init(id: UUID = UUID(), name: String, version: Int64 = 0) {
        (self.id, self.name, self.version) = (id, name, version)
    }

    public static let kind = RecordKind.project
}

/// What tasks may be marked with.
public struct Tag: NamedRecord {
    public let id: UUID
    public var name: String
    public var version: Int64

    public init(id: UUID = UUID(), name: String, version: Int64 = 0) {
        (self.id, self.name, self.version) = (id, name, version)
    }

    public static let kind = RecordKind.tag
}

/// What there is on the server.
public enum RecordKind: String, Sendable, Codable, CaseIterable {
    case task, project, tag

    /// The last part of its address, as in `/v1/tasks`.
    public var path: String { rawValue + "s" }
}
