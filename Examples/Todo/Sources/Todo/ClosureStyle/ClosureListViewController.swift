import Caret
import TodoKit
import UIKit

/// The list with closures: each row says what it shows and what it does, and the table follows what was read.
final class ClosureListViewController: UITableViewController {
    private let book: TodoBook

    init(_ book: TodoBook) {
        self.book = book
        super.init(style: .insetGrouped)
        title = "Closures"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "Tasks"
        tableView.sections(self) { $0.sections }
        let add = UIBarButtonItem(systemItem: .add)
        add.on(.tap, self) { $0.add() }
        navigationItem.rightBarButtonItem = add
        let refresh = UIRefreshControl()
        refresh.on(.refresh, self) { $0.pulled() }
        refreshControl = refresh
    }

    @SectionBuilder<UITableViewCell> private var sections: [Section<UITableViewCell>] {
        let (open, done) = (book.tasks.filter { !$0.isDone }, book.tasks.filter(\.isDone))
        let status = TaskWords(book: book).status
        Section("open", footer: done.isEmpty ? status : nil) { open.map(row) }
        if !done.isEmpty { Section("done", header: "Done", footer: status) { done.map(row) } }
    }

    private func row(_ task: TodoTask) -> Row<UITableViewCell> {
        let (book, id) = (book, task.id)
        return Row(id, cell: UITableViewCell.self) { cell in cell.show(task, TaskWords(book: book)) }
            .onSelect(self) { $0.show(id) }
            .leadingActions { [.done(task, book)] }
            .onDelete { book.delete(id) }
    }

    private func show(_ id: UUID) {
        guard let draft = TaskDraft(id, in: book) else { return }
        navigationController?.pushViewController(ClosureDetailViewController(draft, book), animated: true)
    }

    private func add() {
        present(UIAlertController.newTask { [weak self] title in if let self, let id = book.add(title) { show(id) } }, animated: true)
    }

    private func pulled() {
        Task { [weak self, book] in
            await book.refresh()
            self?.refreshControl?.endRefreshing()
        }
    }
}
