// Tables by sections and rows: the article's two lists, and the same with a data source and a delegate.

import Caret
import Observation
import UIKit

@MainActor @Observable final class Todo: Identifiable {
    let id: Int
    var title: String
    var project: String
    var tags: [String] = []
    var isLate = false

    init(_ id: Int, _ title: String, project: String) {
        self.id = id
        self.title = title
        self.project = project
    }
}

final class EditCell: UITableViewCell {
    let field = UITextField()
}

// snippet.delegate
final class DelegateScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let task: Todo
    private let table = UITableView()

    init(_ task: Todo) {
        self.task = task
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.register(EditCell.self, forCellReuseIdentifier: "edit")
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            let cell = tableView.dequeueReusableCell(withIdentifier: "edit", for: indexPath)
            (cell as? EditCell)?.field.text = task.title
            return cell
        case (1, 0):
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Project"
            cell.detailTextLabel?.text = task.project
            return cell
        default:
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Tags"
            cell.detailTextLabel?.text = task.tags.joined(separator: ", ")
            return cell
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.section == 1, indexPath.row == 0 { chooseProject() }
    }

    func chooseProject() {}
}
// snippet.hide

// snippet.sections
final class DetailScreen: UIViewController {
    let task: Todo
    private let table = UITableView()

    init(_ task: Todo) {
        self.task = task
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.sections(self, call: DetailScreen.sections)
    }

    func sections() -> [TableSection] {
        [
            Section("title") {
                Row("title", cell: EditCell.self, self) { screen, cell in
                    // The task has the typed text at once: the closure runs again whenever something else changes.
                    if cell.field.text != screen.task.title { cell.field.text = screen.task.title }
                    cell.field.on(.editingChanged, screen) { screen, title in screen.task.title = title }
                }
            },
            Section("details", header: "Details") {
                Row("project", .value1, "Project", task.project).onSelect(self, call: DetailScreen.chooseProject)
                Row("tags", .value1, "Tags", task.tags.joined(separator: ", "))
            },
        ]
    }

    func chooseProject() {}
}
// snippet.hide

let task = Todo(1, "Buy milk", project: "Home")
for screen in [DelegateScreen(task), DetailScreen(task)] {
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let table = screen.view.subviews[0] as? UITableView
    table?.frame = screen.view.bounds
    print("\(type(of: screen)): \(table?.numberOfSections ?? 0) sections, \(table?.numberOfRows(inSection: 1) ?? 0) details")
}
