import TodoKit
import UIKit

extension UIContextualAction {
    /// Returns an action that marks a task as done, or as open.
    static func done(_ task: TodoTask, _ book: TodoBook) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: task.isDone ? "Open" : "Done") { _, _, finish in
            book.setDone(task.id, !task.isDone)
            finish(true)
        }
        action.backgroundColor = .systemGreen
        return action
    }
}

extension UIAlertController {
    /// Returns an alert that asks for the title of a new task.
    static func newTask(_ add: @escaping @MainActor (String) -> Void) -> UIAlertController {
        ask("New Task", "What is there to do?", "New title", add)
    }

    /// Returns an alert that asks for the name of a project or tag.
    static func newName<Record: NamedRecord>(_ type: Record.Type, _ add: @escaping @MainActor (String) -> Void) -> UIAlertController {
        ask("New \(Record.kind.rawValue.capitalized)", "Name", "New name", add)
    }

    private static func ask(
        _ title: String, _ placeholder: String, _ identifier: String, _ add: @escaping @MainActor (String) -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = placeholder
            field.accessibilityIdentifier = identifier
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak alert] _ in add(alert?.textFields?.first?.text ?? "") })
        return alert
    }
}
