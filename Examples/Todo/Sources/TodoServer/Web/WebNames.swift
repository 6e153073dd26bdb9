import Foundation
import TodoModel

/// The projects and tags of an account, by their names.
struct WebNames: Sendable {
    var projects: [Project] = []
    var tags: [Tag] = []

    /// Returns the name of a project; `nil` for one that does not exist.
    func project(_ id: UUID) -> String? { projects.first { $0.id == id }?.name }

    /// Returns the names of a task's tags, in their order.
    func tags(of task: TodoTask) -> [String] { tags.filter { task.tags.contains($0.id) }.map(\.name) }
}
