import TodoKit
import UIKit

/// A task with data source, delegate and switch, and with the controller as delegate of its text views.
final class TaskDetailViewController: TaskScreen, UITextFieldDelegate, UITextViewDelegate, TodoBookObserver {
    private enum Part: CaseIterable { case title, notes, details, state }
    private enum Detail: CaseIterable { case due, project, tags }

    /// The latest screen with projects or tags.
    private weak var choiceScreen: ChoiceViewController?
    /// The ids of that screen's rows; `nil` for no project.
    private var choices: [UUID?] = []
    /// The task that the cells show.
    private var shown: TodoTask?
    /// The names of the project and of the tags that the cells show.
    private var shownNames: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TitleCell.self, forCellReuseIdentifier: "title")
        tableView.register(NotesCell.self, forCellReuseIdentifier: "notes")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "detail")
        book.observers.add(self)
    }

    func bookDidChange(_ book: TodoBook) {
        followChoices()
        guard let shown, !TaskEdit(from: shown, to: draft.task).isEmpty || names != shownNames else { return }
        (self.shown, shownNames) = (draft.task, names)
        // The existing cells are reconfigured, because the user may be typing in one of them.
        tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    }

    private var names: [String] {
        let words = TaskWords(book: book)
        return [words.project(draft.task.project), words.tags(draft.task.tags)]
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        (shown, shownNames) = (draft.task, names)
        return Part.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Part.allCases[section] == .details ? Detail.allCases.count : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Part.allCases[section] {
        case .title: "Title"
        case .notes: "Description"
        case .details: "Details"
        case .state: nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Part.allCases[indexPath.section] {
        case .title: titleCell(at: indexPath)
        case .notes: notesCell(at: indexPath)
        case .details: detailCell(at: indexPath)
        case .state: stateCell(at: indexPath)
        }
    }

    private func titleCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
        guard let field = (cell as? TitleCell)?.field else { return cell }
        if field.text != draft.task.title { field.text = draft.task.title }
        field.delegate = self
        field.addAction(
            UIAction(identifier: UIAction.Identifier("title")) { [weak self] action in
                self?.typed { $0.title = (action.sender as? UITextField)?.text ?? "" }
            }, for: .editingChanged)
        return cell
    }

    private func notesCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "notes", for: indexPath)
        guard let area = (cell as? NotesCell)?.area else { return cell }
        if area.text != draft.task.notes { area.text = draft.task.notes }
        area.delegate = self
        return cell
    }

    private func detailCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "detail", for: indexPath)
        let words = TaskWords(book: book)
        switch Detail.allCases[indexPath.row] {
        case .due: cell.show("Due", words.name(of: draft.task.due))
        case .project: cell.show("Project", words.project(draft.task.project))
        case .tags: cell.show("Tags", words.tags(draft.task.tags))
        }
        return cell
    }

    private func stateCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "detail", for: indexPath)
        cell.show("Done", isChosen: draft.task.isDone)
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Part.allCases[indexPath.section] == .notes ? NotesCell.height : 44
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Part.allCases[indexPath.section] {
        case .title, .notes: break
        case .details: choose(Detail.allCases[indexPath.row])
        case .state:
            draft.task.isDone.toggle()
            draft.save()
            tableView.reloadData()
        }
    }

    private func choose(_ detail: Detail) {
        view.endEditing(true)
        let screen: ChoiceViewController
        switch detail {
        case .due:
            let screen = DueViewController(book, chosen: draft.task.due)
            screen.delegate = self
            navigationController?.pushViewController(screen, animated: true)
            return
        case .project:
            let (names, chosen) = projectChoices()
            screen = ChoiceViewController("Project", names, chosen: chosen)
        case .tags:
            let (names, chosen) = tagChoices()
            screen = ChoiceViewController("Tags", names, chosen: chosen, allowsSeveral: true)
        }
        screen.delegate = self
        choiceScreen = screen
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Shows projects or tags that were added, renamed or deleted while the user chooses.
    private func followChoices() {
        guard let choiceScreen else { return }
        let (names, chosen) = choiceScreen.title == "Project" ? projectChoices() : tagChoices()
        choiceScreen.show(names, chosen: chosen)
    }

    /// Returns the names of the projects, with "None" in front, and the row of the task's project. Saves the ids of
    /// the rows.
    private func projectChoices() -> (names: [String], chosen: Set<Int>) {
        choices = [nil] + book.projects.map { Optional($0.id) }
        return (choices.map(TaskWords(book: book).project), [choices.firstIndex(of: draft.task.project) ?? 0])
    }

    /// Returns the names of the tags, and the rows of the task's tags. Saves the ids of the rows.
    private func tagChoices() -> (names: [String], chosen: Set<Int>) {
        choices = book.tags.map { Optional($0.id) }
        return (book.tags.map(\.name), Set(book.tags.indices.filter { draft.task.tags.contains(book.tags[$0].id) }))
    }

    // MARK: - UITextFieldDelegate, UITextViewDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        draft.save()
        textField.text = draft.task.title
    }

    func textViewDidChange(_ textView: UITextView) { typed { $0.notes = textView.text } }

    func textViewDidEndEditing(_ textView: UITextView) { draft.save() }

    /// Applies text from a cell that already shows it.
    private func typed(_ change: (inout TodoTask) -> Void) {
        change(&draft.task)
        shown = draft.task
    }
}

extension TaskDetailViewController: DueViewControllerDelegate, ChoiceViewControllerDelegate {
    func due(_ screen: DueViewController, didChoose day: Day?) {
        draft.task.due = day
        draft.save()
        tableView.reloadData()
    }

    /// The two screens are distinguished by their titles.
    func choice(_ screen: ChoiceViewController, didChoose indexes: Set<Int>) {
        let ids = indexes.sorted().compactMap { choices.indices.contains($0) ? choices[$0] : nil }
        switch screen.title {
        case "Project": draft.task.project = ids.first
        default: draft.task.tags = ids.sorted { $0.uuidString < $1.uuidString }
        }
        draft.save()
        tableView.reloadData()
    }

    func choiceWantsNewName(_ screen: ChoiceViewController) {
        let isProject = screen.title == "Project"
        let take: @MainActor (String) -> Void = { [weak self, weak screen] name in
            guard let self, let screen else { return }
            if isProject { addProject(name, on: screen) } else { addTag(name) }
        }
        let alert = isProject ? UIAlertController.newName(Project.self, take) : UIAlertController.newName(Tag.self, take)
        screen.present(alert, animated: true)
    }

    private func addProject(_ name: String, on screen: ChoiceViewController) {
        guard let id = book.add(Project.self, named: name) else { return }
        draft.task.project = id
        finishAdding()
        screen.navigationController?.popViewController(animated: true)
    }

    private func addTag(_ name: String) {
        guard let id = book.add(Tag.self, named: name) else { return }
        draft.task.tags = Set(draft.task.tags).union([id]).sorted { $0.uuidString < $1.uuidString }
        finishAdding()
    }

    private func finishAdding() {
        draft.save()
        tableView.reloadData()
    }
}
