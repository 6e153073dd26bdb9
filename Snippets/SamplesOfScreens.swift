// The samples of the documentation comments about screens, lists, alerts and forms, each in a context that makes it
// compile. All of them run.

import Caret
import Observation
import UIKit

// MARK: - Surroundings

struct Photo: Identifiable { let id: Int }
enum Choice { case erase, save, keep }
enum Store { static let saved = Notification.Name("saved") }

@MainActor @Observable final class Job: Identifiable, Equatable {
    let id = 1
    var (name, title, date, due, project, days, isLate) = ("Milk", "Milk", "Today", "Today", "Home", 1, true)
    var tags = ["red"]
    nonisolated static func == (one: Job, other: Job) -> Bool { one === other }
}

@MainActor @Observable final class Model {
    @MainActor final class List {
        let (id, name, tasks) = (1, "Today", [Job()])
    }
    let lists = [List()]
    var path: [Int] = []
    var edited: Job?
    var name = "Ada"
    func erase() {}
}

@MainActor @Observable final class Person {
    var (name, firstName, lastName, isMember, since) = ("", "Ada", "Byron", false, 2026)
}

final class PhotoView: UIView {
    convenience init(_ photo: Photo) { self.init(frame: .zero) }
}
final class EditCell: UITableViewCell { let field = UITextField() }
final class TagCell: UITableViewCell { func show(_ tag: String) { textLabel?.text = tag } }
final class PhotoCell: UICollectionViewCell { func show(_ photo: Photo) {} }
final class DetailScreen: UIViewController {
    convenience init<Item>(_ item: Item) { self.init(nibName: nil, bundle: nil) }
}
typealias EditScreen = DetailScreen

// MARK: - Screens

final class List: UIViewController {
    func show(_ count: Int) {}

    func follow(_ model: Model, _ list: List, _ navigation: UINavigationController, _ item: Int, _ task: Job) {
        NotificationCenter.default.on(.posted(Store.saved) { $0.userInfo?["count"] as? Int ?? 0 }, self, call: List.show)
        navigation.follow(model, \.path) { navigation, item in DetailScreen(item) }
        model.path.append(item)  // pushes
        list.present(model, \.edited) { list, task in EditScreen(task) }
        model.edited = task  // presents
    }
}

final class Screen: UIViewController {
    let (button, slider, grid, table) = (
        UIButton(type: .system), UISlider(),
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UITableView()
    )
    let (model, task) = (Model(), Job())

    func start() {
        button.on(.tap, self, call: Screen.start).lifetime(.once)
        during(.appearance) { screen in
            screen.slider.on(.valueChanged, screen, call: Screen.show)
        }
    }

    func show(_ value: Float) {}
    func rename() {}
    func open(_ task: Job) {}
    func chooseProject() {}

    // MARK: - Lists

    func row(_ task: Job) -> TableRow {
        Row(task.id, cell: EditCell.self) { cell in
            if cell.field.text != task.title { cell.field.text = task.title }
            cell.field.on(.editingChanged) { title in task.title = title }
        }
        .onSelect(self) { screen in screen.open(task) }
    }

    func section(_ task: Job) -> TableSection {
        Section(id: "due", header: "Due", footer: "All times are local") {
            Row("date", .value1, "Date", task.date)
            if task.isLate { Row("late", .subtitle, "Late", "\(task.days) days") }
        }
    }

    func lists(_ model: Model, _ album: (photos: [Photo], name: String)) {
        table.sections {
            for list in model.lists {
                Section(list.id, header: list.name) {
                    for task in list.tasks { Row(task.id, .value1, task.name, task.due) }
                }
            }
        }
        table.sections(self) { screen in
            Section { Row("name", .value1, "Name", screen.model.name).onSelect(screen) { $0.rename() } }
        }
        table.sections(self) { screen in
            Section("details", header: "Details") {
                Row("project", .value1, "Project", screen.task.project).onSelect(screen, call: Screen.chooseProject)
                for tag in screen.task.tags { Row(tag, cell: TagCell.self) { cell in cell.show(tag) } }
            }
        }
        grid.sections {
            Section { for photo in album.photos { Row(photo.id, cell: PhotoCell.self) { cell in cell.show(photo) } } }
        }
    }

    func pages(_ photos: [Photo]) {
        let gallery = Gallery(items: photos) { photo in PhotoView(photo) }
        gallery.on(.page, self, call: Screen.pageDidChange)
    }

    func pageDidChange(to id: Int?) { title = id.map { "Photo \($0)" } }

    // MARK: - Alerts

    func alerts(_ model: Model) {
        showAlert(title: "Error", message: "Delete the data?") { addButton in
            addButton("Yes") { model.erase() }
            addButton("No", nil)
        }
        UIApplication.shared.alerts.show(Alert("Saved"))  // no buttons: dismissed after two seconds
    }

    func ask(_ alerts: Alerts) async {
        let alert = Alert("Erase?", "It cannot be undone.") {
            AlertButton("Erase", .destructive, answer: Choice.erase)
            AlertButton("Keep", .cancel, answer: .keep)
        }
        let choice = await alerts.show(alert).answer
        print(choice as Any)
    }

    func rename(_ task: Job) {
        let alert = Alert("New name", fields: [AlertField("Name", task, \.title) { !$0.isEmpty }]) {
            AlertButton("Save", answer: Choice.save)
            AlertButton("Cancel", .cancel)
        }
        show(alert).dismiss()
    }
}

// MARK: - Forms

@MainActor func forms(_ person: Person, _ table: UITableView) {
    let form = Form(of: person) {
        Fields("Person") {
            Field(text: "Name", \.name).required()
            Field(toggle: "Member", \.isMember)
            Field(number: "Since", \.since).hidden { !$0.isMember }
        }
    }
    table.show(form)
}

@MainActor func focus(_ form: UIViewController, _ name: UITextField, _ street: UITextField, _ town: UITextField) {
    form.focusOrder = FocusOrder([name, street, town])
}

@MainActor final class Player {
    static let shared = Player()

    private init() {
        NotificationCenter.default.on(.posted(Store.saved), self, call: Player.pause).endsWithOwner()
    }

    func pause() {}
}

extension UIViewController {
    func share(_ short: String, _ report: (title: String, text: String)) {
        let item = ActivityItem(placeholder: "") { activity in activity == .copyToPasteboard ? short : report.text }
        present(UIActivityViewController(activityItems: [item], applicationActivities: nil), animated: true)
    }
}

// MARK: - All of it

let window = UIWindow()
let screen = Screen()
window.rootViewController = screen
window.makeKeyAndVisible()
screen.start()
screen.lists(screen.model, (photos: [Photo(id: 1)], name: "Album"))
screen.table.sections([screen.section(screen.task), Section { screen.row(screen.task) }])
screen.pages([Photo(id: 1), Photo(id: 2)])
screen.alerts(screen.model)
screen.rename(Job())
let list = List()
list.follow(Model(), list, UINavigationController(rootViewController: UIViewController()), 1, Job())
forms(Person(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
focus(screen, UITextField(), UITextField(), UITextField())
Player.shared.pause()
screen.share("A report", ("Report", "A report in full"))

let report = leakAudit { DetailScreen(Job()) }
print(report == nil ? "nobody keeps the screen" : "\(report?.description ?? "")")
