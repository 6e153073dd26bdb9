import Foundation
import Observation
import TodoKit

/// A task while somebody edits it.
@Observable @MainActor final class TaskDraft {
    var task: TodoTask
    /// What the store had when it was read last: what is different in the draft is what somebody has edited.
    @ObservationIgnored private var original: TodoTask
    @ObservationIgnored private let book: TodoBook
    /// Called when somebody else has deleted the task.
    @ObservationIgnored var onGone: (@MainActor () -> Void)?

    /// `nil` where there is no such task.
    init?(_ id: UUID, in book: TodoBook) {
        guard let task = book.task(id) else { return nil }
        (self.task, original, self.book) = (task, task, book)
        book.observers.add(self)
    }

    /// Writes the fields that were edited; an empty title is none.
    func save() {
        if task.title.allSatisfy(\.isWhitespace) { task.title = original.title }
        let edit = TaskEdit(from: original, to: task)
        guard !edit.isEmpty else { return }
        original = task
        book.edit(task.id, edit)
    }
}

extension TaskDraft: TodoBookObserver {
    /// Takes in what others have changed, but for the fields that are being edited.
    func bookDidChange(_ book: TodoBook) {
        guard let current = book.task(task.id) else {
            onGone?()
            onGone = nil
            return
        }
        let edit = TaskEdit(from: original, to: task)
        original = current
        var merged = current
        edit.apply(to: &merged)
        if merged != task { task = merged }
    }
}
