import Foundation
import Observation
import TodoKit

/// A task during editing.
@Observable @MainActor final class TaskDraft {
    var task: TodoTask
    /// The task when it was last read: fields that differ in the draft were edited here.
    @ObservationIgnored private var original: TodoTask
    @ObservationIgnored private let book: TodoBook
    /// Called when the task was deleted elsewhere.
    @ObservationIgnored var onGone: (@MainActor () -> Void)?

    /// Creates a draft; `nil` if there is no such task.
    init?(_ id: UUID, in book: TodoBook) {
        guard let task = book.task(id) else { return nil }
        (self.task, original, self.book) = (task, task, book)
        book.observers.add(self)
    }

    /// Saves the edited fields; an empty title is ignored.
    func save() {
        if task.title.allSatisfy(\.isWhitespace) { task.title = original.title }
        let edit = TaskEdit(from: original, to: task)
        guard !edit.isEmpty else { return }
        original = task
        book.edit(task.id, edit)
    }
}

extension TaskDraft: TodoBookObserver {
    /// Adopts changes from elsewhere, except for the edited fields.
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
