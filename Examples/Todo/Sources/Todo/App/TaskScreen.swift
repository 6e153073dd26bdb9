import TodoKit
import UIKit

/// The common part of task screens in both styles: they save edits when they disappear, and close when the task is
/// deleted.
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
