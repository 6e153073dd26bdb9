import TodoKit
import UIKit

extension UIContextualAction {
    /// Marks a task as done, or as to be done after all.
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
    /// Asks what there is to do.
    static func newTask(_ add: @escaping @MainActor (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "New Task", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "What is there to do?"
            field.accessibilityIdentifier = "New title"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak alert] _ in add(alert?.textFields?.first?.text ?? "") })
        return alert
    }
}
