import TodoKit
import UIKit

/// The common part of lists in both styles: the alert for a new task, refreshing, and showing a task's screen.
class ListScreen: UITableViewController {
    let book: TodoBook

    init(_ book: TodoBook, title: String) {
        self.book = book
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "Tasks"
        refreshControl = UIRefreshControl()
    }

    /// Returns the screen of a task.
    func makeDetail(_ draft: TaskDraft) -> UIViewController {
        preconditionFailure("ListScreen: \(type(of: self)) has no screen for a task.")
    }

    func show(_ id: UUID) {
        guard let draft = TaskDraft(id, in: book) else { return }
        navigationController?.pushViewController(makeDetail(draft), animated: true)
    }

    func add() {
        present(UIAlertController.newTask { [weak self] title in if let self, let id = book.add(title) { show(id) } }, animated: true)
    }

    func pulled() {
        Task { [weak self, book] in
            await book.refresh()
            self?.refreshControl?.endRefreshing()
        }
    }
}
