// The samples of the documentation's comments, each in surroundings that make it compile. All of it runs.

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

final class Dial: UIView {
    func turn(to angle: TimeInterval) {}
    func turn(_ frame: DisplayFrame) {}
}
final class Knob: UIControl { var angle = 0.0 }
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

extension ControlEvent where Sender: Knob, Payload == Double {
    static var turned: Self { ControlEvent(.valueChanged) { $0.angle } }
}

extension UserInfoKey where Host: UIView, Value == String {
    static var note: Self { UserInfoKey() }
}

@MainActor final class Document: UserInfoHost {
    let userInfoStorage = UserInfoStorage()
}

@MainActor enum People {
    struct Person: Sendable { var (lastName, firstName) = ("Byron", "Ada") }

    static let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)

    static func sort(_ people: [Person]) {
        let sorted = people.sorted(using: byName)
        let backwards = people.sorted(using: byName.reversed)
        print(sorted.count == backwards.count)
    }

    static func look(_ people: [Person], _ outlets: [Outlet]) async {
        let sorted = people.sorted(using: Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive))
        let results = await batch(outlets, width: 8) { try await geocode($0.postcode) }
        print("\(sorted.count) people, \(results.count) results")
    }
}

// MARK: - Events

final class Clock: UIView {
    func show(_ count: Int) {}
    func start() async throws {
        Ticker(every: .seconds(1)).on(.tick, self) { clock, count in clock.show(count) }
        try await Ticker(after: .seconds(2)).next(.tick)
    }
}

@MainActor final class Mixer { var gain: Float = 0 }

final class Editor: UIViewController {
    let (button, field, slider, table, mixer) = (UIButton(type: .system), UITextField(), UISlider(), UITableView(), Mixer())

    func save() {}
    func submit() -> Bool { true }

    func handlers() {
        button.on(.tap, self, call: Editor.save)  // a method that is not applied captures nothing, so it cannot leak
        button.on(.tap, self) { editor in editor.save() }
        button.on(.tap) { print("tapped") }
        answers()
        commands()
    }

    func answers() {
        field.answer(.shouldReturn, self) { form in form.submit() }
        table.answer(.heightForRow) { path in path.row == 0 ? 88 : 44 }
    }

    func commands() {
        let save = UIKeyCommand(title: "Save", input: "s", modifierFlags: .command)
        save.on(.press, self, call: Editor.save)
        addKeyCommand(save)
    }

    func sequences() async throws {
        for await value in slider.events(.valueChanged) { mixer.gain = value }
        let tap = UITapGestureRecognizer()
        let point = try await tap.next(.tap, within: .seconds(5))
        print(point)
    }

    func both() async {
        field.answer(.shouldReturn, self) { form in form.submit() }
        table.answer(.heightForRow) { path in path.row == 0 ? 88 : 44 }
        for await value in slider.events(.valueChanged) { mixer.gain = value }
    }
}

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

    func row(_ task: Job) -> Row<UITableViewCell> {
        Row(task.id, cell: EditCell.self) { cell in cell.field.text = task.title }
            .onSelect(self) { screen in screen.open(task) }
    }

    func section(_ task: Job) -> Section<UITableViewCell> {
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
        UIApplication.shared.alerts.show(Alert<Never>("Saved"))  // no buttons: gone after two seconds
    }

    func ask(_ alerts: Alerts) async {
        let alert = Alert("Erase?", "It cannot be undone.") {
            AlertButton("Erase", .destructive, answer: Choice.erase)
            AlertButton("Keep", .cancel, answer: .keep)
        }
        let choice = await alerts.show(alert).answer
        print(choice as Any)
    }
}

// MARK: - Forms, drawing, frames

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

final class Compass: UIView {
    func turn(to angle: TimeInterval) {}

    func run(_ view: UIView, _ compass: Compass, _ pie: PieView, _ dial: Dial) async {
        for await frame in view.frames { compass.turn(to: frame.elapsed) }
        for await frame in pie.frames(for: .seconds(3), curve: .easeInOut) { pie.fraction = frame.progress }
    }
}

extension Dial {
    func run(_ dial: Dial) {
        dial.task { dial in
            for await frame in dial.frames { dial.turn(to: frame.elapsed) }
        }
        let link = CADisplayLink()
        link.on(.frame, self, call: Dial.turn)
        link.add(to: .main, forMode: .common)
        link.invalidate()
    }
}

@MainActor func drawing(_ frame: CGRect, _ bounds: CGRect, _ view: UIView, _ isSelected: Bool, _ stripes: UIColor) {
    let dot = UIView(frame: frame) { context, rect in
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fillEllipse(in: rect)
    }
    view.addSubview(dot)
    view.userInfo[.note] = "Ask about the colour"
    let pie = PieView(frame: bounds)
    pie.start(for: .seconds(3)) { print("whole") }
    let fills = UIView(frame: frame) { context, rect in
        let dot = CGRect(x: 2, y: 2, width: 4, height: 4)
        context.fill(rect, with: .pattern(cell: CGSize(width: 8, height: 8)) { cell in cell.fillEllipse(in: dot) })
        context.fill(rect, with: .color(isSelected ? .systemBlue : stripes))
    }
    view.addSubview(fills)
}

// MARK: - Batches

struct Outlet: Sendable { let postcode: String }
func geocode(_ postcode: String) async throws -> Int { postcode.count }

@MainActor final class Map {
    var shown = 0
    func show(_ results: [BatchResult<Outlet, Int, any Error>]) { shown = results.count }
    func addAnnotations(_ places: [Int]) { shown = places.count }

    func look(
        _ outlets: [Outlet], _ bar: UIProgressView, _ map: Map, _ log: @escaping @MainActor (BatchResult<Outlet, Int, any Error>) -> Void
    ) {
        let batch = Batch(outlets, width: 8) { outlet in
            try await geocode(outlet.postcode)
        } each: { result in
            log(result)
        } progress: { done, all in
            bar.setProgress(Float(done) / Float(all), animated: true)
        } completion: { results in
            map.addAnnotations(results.compact(\.value))
        }
        batch.cancel()
        Batch(outlets, width: 8, owner: self) {
            try await geocode($0.postcode)
        } completion: { me, results in
            me.show(results)
        }
    }

    func wait(_ outlets: [Outlet], _ bar: UISlider) async {
        do {
            let results = await batch(outlets, width: 8, progress: { done, all in bar.value = Float(done) / Float(all) }) { outlet in
                try await geocode(outlet.postcode)
            }
            let found = results.compact(\.value)
            print("\(found.count) places")
        }
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
let editor = Editor()
editor.handlers()
let clock = Clock()
Task.detached { @MainActor in try await clock.start() }
let list = List()
list.follow(Model(), list, UINavigationController(rootViewController: UIViewController()), 1, Job())
forms(Person(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
focus(screen, UITextField(), UITextField(), UITextField())
Dial().run(Dial())
drawing(CGRect(x: 0, y: 0, width: 40, height: 40), screen.view.bounds, screen.view, false, .red)
People.sort([People.Person()])
await People.look([People.Person()], [Outlet(postcode: "E8 2PB")])
let map = Map()
map.look([Outlet(postcode: "E8 2PB")], UIProgressView(), map) { _ in }
await map.wait([Outlet(postcode: "E8 2PB")], UISlider())

let report = leakAudit { DetailScreen(Job()) }
print(report == nil ? "nobody keeps the screen" : "\(report?.description ?? "")")
