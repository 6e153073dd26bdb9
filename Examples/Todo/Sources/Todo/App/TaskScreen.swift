import TodoKit
import UIKit

/// What screens of a task in both styles have in common: they keep what was edited when they go, and go when the task has gone.
class TaskScreen: UITableViewController {
    let book: TodoBook
    let draft: TaskDraft

    init(_ draft: TaskDraft, _ book: TodoBook) {
        (self.draft, self.book) = (draft, book)
        super.init(style: .insetGrouped)
        title = "Task"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "Task"
        tableView.keyboardDismissMode = .interactive
        draft.onGone = { [weak self] in self?.leave() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        draft.save()
    }
}
