// The samples of the documentation comments about events, drawings, frames, orders and batches, each in a context
// that makes it compile. All of them run.

import Caret
import Observation
import UIKit

// MARK: - Surroundings

final class Dial: UIView {
    func turn(to angle: TimeInterval) {}
    func turn(_ frame: DisplayFrame) {}
}
final class Knob: UIControl { var angle = 0.0 }

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
    func find(_ text: String) {}

    func handlers() {
        button.on(.tap, self, call: Editor.save)  // an unapplied method captures nothing, so it cannot leak
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
        field.on(.editingChanged.debounce(for: .milliseconds(300)), self, call: Editor.find)
    }
}

final class MixerScreen: UIViewController {
    let slider = UISlider()
    var gain: Float = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(slider)
        task { mixer in
            for await value in mixer.slider.events(.valueChanged) { mixer.gain = value }
        }
    }

    func other(_ slider: UISlider, _ mixer: MixerScreen, _ alerts: Alerts) {
        slider.task(mixer) { mixer in
            for await value in mixer.slider.events(.valueChanged) { mixer.gain = value }
        }
        alerts.show(Alert("Saved"))
    }
}

// MARK: - Drawing and frames

final class Compass: UIView {
    func turn(to angle: TimeInterval) {}

    func run(_ view: UIView, _ compass: Compass, _ pie: PieView, _ dial: Dial) async {
        for await frame in view.frames() { compass.turn(to: frame.elapsed) }
        for await frame in pie.frames(for: .seconds(3), curve: .easeInOut) { pie.fraction = frame.progress }
    }
}

extension Dial {
    func run(_ dial: Dial) {
        dial.task { dial in
            for await frame in dial.frames() { dial.turn(to: frame.elapsed) }
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
        context.fill(rect, with: .stripes(.systemRed, on: .white, width: 6, angle: .pi / 4))
        context.fill(rect, with: .dots(.systemBlue, diameter: 4))
        context.fill(rect, with: .checks(.systemGray5, on: .systemBackground, side: 8))
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

let editor = Editor()
editor.handlers()
MixerScreen().loadViewIfNeeded()
let clock = Clock()
Task.detached { @MainActor in try await clock.start() }
let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
Dial().run(Dial())
drawing(CGRect(x: 0, y: 0, width: 40, height: 40), canvas.bounds, canvas, false, .red)
People.sort([People.Person()])
await People.look([People.Person()], [Outlet(postcode: "E8 2PB")])
let map = Map()
map.look([Outlet(postcode: "E8 2PB")], UIProgressView(), map) { _ in }
await map.wait([Outlet(postcode: "E8 2PB")], UISlider())
