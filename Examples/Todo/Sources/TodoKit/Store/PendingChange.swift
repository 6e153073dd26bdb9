import Foundation
import TodoModel

/// A change that was made here and that the server has not confirmed.
public struct PendingChange: Sendable, Hashable {
    /// The position in the order of the changes.
    public let number: Int64
    /// The idempotency key of the call, so that the call can be repeated: the server performs one key's change once.
    public let key: UUID
    public let kind: RecordKind
    public let record: UUID
    public let action: Action

    /// The change to the record.
    public enum Action: Sendable, Hashable, Codable {
        case createTask(TodoTask)
        case createName(String)
        case editTask(TaskEdit)
        case rename(String)
        case delete
    }
}

/// A change that the server refused, with its reason. Its effect was removed from the record here.
public struct Refusal: Sendable, Hashable {
    public let kind: RecordKind
    public let record: UUID
    /// The reason, for the user.
    public let reason: String
}
