import Foundation
import TodoModel

/// A change that was made here and that the server has not confirmed.
public struct PendingChange: Sendable, Hashable {
    /// In the order the changes were made in.
    public let number: Int64
    /// Goes with the call, so that it can be repeated: the server does what one key asks for once.
    public let key: UUID
    public let kind: RecordKind
    public let record: UUID
    public let action: Action

    /// What is to be done to the record.
    public enum Action: Sendable, Hashable, Codable {
        case createTask(TodoTask)
        case createName(String)
        case editTask(TaskEdit)
        case rename(String)
        case delete
    }
}

/// A change that the server would not have, with its reason. What it changed here was taken back.
public struct Refusal: Sendable, Hashable {
    public let kind: RecordKind
    public let record: UUID
    /// For people.
    public let reason: String
}
