import Caret
import TodoKit
import UIKit

/// A task with closures: the content, the editing and the action of a cell are in one place.
final class ClosureDetailViewController: TaskScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sections(self) { $0.sections }
    }

    @TableSectionBuilder private var sections: [TableSection] {
        let (draft, words) = (draft, TaskWords(book: book))
        Section("title", header: "Title") {
            Row("title", cell: TitleCell.self) { cell in
                if cell.field.text != draft.task.title { cell.field.text = draft.task.title }
                cell.field.on(.editingChanged) { draft.task.title = $0 }
                cell.field.on(.editingDidEnd) { _ in draft.save() }
                cell.field.answer(.shouldReturn) { [weak field = cell.field] in field?.resignFirstResponder() != true }
            }.height(44)
        }
        Section("notes", header: "Description") {
            Row("notes", cell: NotesCell.self) { cell in
                if cell.area.text != draft.task.notes { cell.area.text = draft.task.notes }
                cell.area.on(.didChange) { draft.task.notes = $0 }
                cell.area.on(.didEndEditing) { _ in draft.save() }
            }.height(NotesCell.height)
        }
        Section("details", header: "Details") {
            row("Due", words.name(of: draft.task.due)).onSelect(self) { $0.chooseDue() }
            row("Project", words.project(draft.task.project)).onSelect(self) { $0.chooseProject() }
            row("Tags", words.tags(draft.task.tags)).onSelect(self) { $0.chooseTags() }
        }
        Section("state") {
            Row("done", cell: UITableViewCell.self) { cell in cell.show("Done", isChosen: draft.task.isDone) }
                .onSelect {
                    draft.task.isDone.toggle()
                    draft.save()
                }
                .height(44)
        }
    }

    private func row(_ title: String, _ value: String) -> TableRow {
        Row(title, cell: UITableViewCell.self, value: value) { cell, value in cell.show(title, value) }.height(44)
    }

    // MARK: - Choices

    private func chooseDue() {
        view.endEditing(true)
        let (book, draft, screen) = (book, draft, UITableViewController(style: .insetGrouped))
        func choose(_ day: Day?) {
            draft.task.due = day
            draft.save()
            navigationController?.popViewController(animated: true)
        }
        screen.title = "Due"
        screen.tableView.sections {
            let words = TaskWords(book: book)
            Section("days") {
                for day in words.nextDays {
                    Row(AnyHashable(day), cell: UITableViewCell.self) { cell in
                        cell.show(words.name(of: day), isChosen: day == draft.task.due)
                    }.onSelect { choose(day) }.height(44)
                }
            }
            Section("calendar") {
                Row("month", cell: CalendarCell.self) { cell in
                    cell.picker.calendar = book.calendar
                    if let date = (draft.task.due ?? book.today)?.date(in: book.calendar) { cell.picker.date = date }
                    cell.picker.on(.valueChanged) { choose(Day($0, in: book.calendar)) }
                }
            }
        }
        navigationController?.pushViewController(screen, animated: true)
    }

    private func chooseProject() {
        let book = book
        choose(
            "Project", { [nil] + book.projects.map { Optional($0.id) } }, named: { TaskWords(book: book).project($0) },
            isChosen: { $0 == $1.task.project }, new: Project.self
        ) { $1.task.project = $0 }
    }

    private func chooseTags() {
        let book = book
        choose(
            "Tags", { book.tags.map(\.id) }, named: { id in book.tags.first { $0.id == id }?.name ?? "" },
            isChosen: { $1.task.tags.contains($0) }, new: Tag.self, allowsSeveral: true
        ) { id, draft in
            draft.task.tags = Set(draft.task.tags).symmetricDifference([id]).sorted { $0.uuidString < $1.uuidString }
        }
    }

    /// Shows a screen with values to choose from, and with a row below that creates a project or a tag.
    ///
    /// - Parameters:
    ///   - values: the values, read again whenever the book changes.
    ///   - type: the kind of record that the last row creates.
    private func choose<Value: ChoiceID, Record: NamedRecord>(
        _ title: String, _ values: @escaping @MainActor () -> [Value], named name: @escaping @MainActor (Value) -> String,
        isChosen: @escaping @MainActor (Value, TaskDraft) -> Bool, new type: Record.Type, allowsSeveral: Bool = false,
        _ choose: @escaping @MainActor (Value, TaskDraft) -> Void
    ) {
        view.endEditing(true)
        let (book, draft, screen) = (book, draft, UITableViewController(style: .insetGrouped))
        screen.title = title
        func chose(_ value: Value, on screen: UITableViewController) {
            choose(value, draft)
            draft.save()
            if !allowsSeveral { screen.navigationController?.popViewController(animated: true) }
        }
        screen.tableView.sections(screen) { screen in
            Section("values") {
                for value in values() {
                    Row(AnyHashable(value), cell: UITableViewCell.self) { cell in
                        cell.show(name(value), isChosen: isChosen(value, draft))
                    }.onSelect(screen) { chose(value, on: $0) }
                }
            }
            Section("new") {
                Row("new", cell: UITableViewCell.self) { cell in cell.showButton("New \(Record.kind.rawValue.capitalized)…") }
                    .onSelect(screen) { screen in
                        let alert = UIAlertController.newName(type) { [weak screen] name in
                            guard let screen, let id = book.add(type, named: name) else { return }
                            if !isChosen(.of(id), draft) { chose(.of(id), on: screen) }
                        }
                        screen.present(alert, animated: true)
                    }
            }
        }
        navigationController?.pushViewController(screen, animated: true)
    }
}

/// The id of a tag, or the id of a project, which may be `nil` for none.
private protocol ChoiceID: Hashable {
    static func of(_ id: UUID) -> Self
}

extension UUID: ChoiceID {
    fileprivate static func of(_ id: UUID) -> UUID { id }
}

extension Optional: ChoiceID where Wrapped == UUID {
    fileprivate static func of(_ id: UUID) -> UUID? { id }
}
