import TodoKit
import UIKit

/// The list with data source, delegate and switch: the table asks for a row, and the controller looks up its task.
final class TaskListViewController: ListScreen, TodoBookObserver {
    private enum Part: Int, CaseIterable { case open, done }

    private var parts: [Part] = []
    private var tasks: [Part: [TodoTask]] = [:]

    init(_ book: TodoBook) { super.init(book, title: "Delegates") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        let add = UIAction { [weak self] _ in self?.add() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
        refreshControl?.addAction(UIAction { [weak self] _ in self?.pulled() }, for: .valueChanged)
        book.observers.add(self)
        sort()
    }

    func bookDidChange(_ book: TodoBook) {
        sort()
        tableView.reloadData()
    }

    private func sort() {
        tasks = Dictionary(grouping: book.tasks) { $0.isDone ? .done : .open }
        parts = Part.allCases.filter { $0 == .open || tasks[$0] != nil }
    }

    private func task(at path: IndexPath) -> TodoTask? { tasks[parts[path.section]]?[path.row] }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int { parts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks[parts[section]]?.count ?? 0 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch parts[section] {
        case .open: nil
        case .done: "Done"
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == parts.count - 1 ? TaskWords(book: book).status : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        if let task = task(at: indexPath) { cell.show(task, TaskWords(book: book)) }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete, let task = task(at: indexPath) { book.delete(task.id) }
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let task = task(at: indexPath) else { return }
        show(task.id)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let task = task(at: indexPath) else { return nil }
        return UISwipeActionsConfiguration(actions: [.done(task, book)])
    }

    override func makeDetail(_ draft: TaskDraft) -> UIViewController { TaskDetailViewController(draft, book) }
}
