import TodoKit
import UIKit

extension UITableViewCell {
    /// Shows a task: its state, its title, and its due date.
    func show(_ task: TodoTask, _ words: TaskWords) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = task.title
        content.textProperties.color = task.isDone ? .secondaryLabel : .label
        content.textProperties.numberOfLines = 2
        let summary = words.summary(task)
        content.secondaryText = summary.isEmpty ? nil : summary
        content.secondaryTextProperties.color = words.isLate(task) ? .systemRed : .secondaryLabel
        content.image = UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        content.imageProperties.tintColor = task.isDone ? .systemGreen : .systemGray
        contentConfiguration = content
        accessoryType = .disclosureIndicator
        accessibilityIdentifier = "Task"
    }

    /// Shows a name and a value, with a disclosure indicator.
    func show(_ title: String, _ value: String) {
        var content = UIListContentConfiguration.valueCell()
        content.text = title
        content.secondaryText = value
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }

    /// Shows a choice with its checkmark.
    func show(_ name: String, isChosen: Bool) {
        var content = UIListContentConfiguration.cell()
        content.text = name
        contentConfiguration = content
        accessoryType = isChosen ? .checkmark : .none
    }

    /// Shows a row that acts as a button.
    func showButton(_ title: String) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        content.textProperties.color = .tintColor
        contentConfiguration = content
        accessibilityTraits = .button
    }
}
