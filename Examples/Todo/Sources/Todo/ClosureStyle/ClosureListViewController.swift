import Caret
import TodoKit
import UIKit

/// The list with closures: each row declares its content and its action, and the table follows the values that the
/// closure reads.
final class ClosureListViewController: ListScreen {
    init(_ book: TodoBook) { super.init(book, title: "Closures") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sections(self) { $0.sections }
        let add = UIBarButtonItem(systemItem: .add)
        add.on(.tap, self) { $0.add() }
        navigationItem.rightBarButtonItem = add
        refreshControl?.on(.refresh, self) { $0.pulled() }
    }

    @TableSectionBuilder private var sections: [TableSection] {
        let (open, done) = (book.tasks.filter { !$0.isDone }, book.tasks.filter(\.isDone))
        let status = TaskWords(book: book).status
        Section("open", footer: done.isEmpty ? status : nil) { open.map(row) }
        if !done.isEmpty { Section("done", header: "Done", footer: status) { done.map(row) } }
    }

    private func row(_ task: TodoTask) -> TableRow {
        let (book, id) = (book, task.id)
        return Row(id, cell: UITableViewCell.self) { cell in cell.show(task, TaskWords(book: book)) }
            .onSelect(self) { $0.show(id) }
            .leadingActions { [.done(task, book)] }
            .onDelete { book.delete(id) }
    }

    override func makeDetail(_ draft: TaskDraft) -> UIViewController { ClosureDetailViewController(draft, book) }
}
