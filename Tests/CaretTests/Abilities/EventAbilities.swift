import Caret
import CaretTesting
import FirstLibrary
import SecondLibrary
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern events. The names of the tests begin with the numbers of
/// the table.
@MainActor @Suite(.app) struct EventAbilities {
    private final class Mixer {
        var gains: [Float] = []
        func moved(_ gain: Float) { gains.append(gain) }
    }

    private final class Knob: UISlider {}

    @Test func `A1 a closure for any event of a control`() async throws {
        let (button, toggle, field) = (UIButton(type: .system), UISwitch(), UITextField())
        button.setTitle("Save", for: .normal)
        let app = try await AbilityScreen.launch(button, toggle, field)
        var log: [String] = []
        button.on(.touchDown) { log.append("down") }
        button.on(.tap) { log.append("tap") }
        toggle.on(.valueChanged) { isOn in log.append("\(isOn)") }
        field.on(.editingDidBegin) { _ in log.append("begin") }
        try await app.tap("Save")
        await app.tap(at: CGPoint(x: 45, y: 125))
        await app.tap(at: CGPoint(x: 100, y: 180))
        #expect(log == ["down", "tap", "true", "begin"])
    }

    @Test func `A2 several handlers of one event run in order`() {
        let button = UIButton(type: .system)
        var log: [Int] = []
        for number in 1...3 { button.on(.tap) { log.append(number) } }
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == [1, 2, 3])
    }

    @Test func `A3 the payload has its type`() {
        let (slider, picker, segments) = (UISlider(), UIDatePicker(), UISegmentedControl(items: ["a", "b"]))
        var (gain, year, index): (Float, Date, Int) = (0, .distantPast, 0)
        slider.on(.valueChanged) { gain = $0 }
        picker.on(.valueChanged) { year = $0 }
        segments.on(.valueChanged) { index = $0 }
        (slider.value, picker.date, segments.selectedSegmentIndex) = (0.5, Date(timeIntervalSinceReferenceDate: 60), 1)
        for control in [slider, picker, segments] { control.sendActions(for: .valueChanged) }
        #expect(gain == 0.5 && year.timeIntervalSinceReferenceDate == 60 && index == 1)
    }

    @Test func `A4 subclasses inherit the events`() {
        let (knob, mixer) = (Knob(), Mixer())
        knob.on(.valueChanged, mixer, call: Mixer.moved)
        knob.value = 1
        knob.sendActions(for: .valueChanged)
        #expect(mixer.gains == [1])
    }

    @Test func `A5 a token ends the handler at once`() {
        let button = UIButton(type: .system)
        var count = 0
        var second: Subscription?
        button.on(.tap) { second?.cancel() }
        second = button.on(.tap) { count += 1 }
        #expect(second?.isActive == true)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 0 && second?.isActive == false)
    }

    @Test func `A6 a handler ends with its owner`() {
        let slider = UISlider()
        weak var weakMixer: Mixer?
        let token: Subscription
        do {
            let mixer = Mixer()
            weakMixer = mixer
            token = slider.on(.valueChanged, mixer) { mixer, gain in mixer.moved(gain) }
        }
        #expect(weakMixer == nil && !token.isActive)
    }

    @Test func `A9 an event is an asynchronous sequence, which ends with its sender`() async throws {
        var slider: UISlider? = UISlider()
        let events = try #require(slider).events(.valueChanged)
        slider?.value = 1
        slider?.sendActions(for: .valueChanged)
        slider = nil
        var values: [Float] = []
        for await value in events { values.append(value) }
        #expect(values == [1])
    }

    @Test func `A10 a handler lives while a view or a screen is visible`() async throws {
        let (button, screen) = (UIButton(type: .system), UIViewController())
        let app = try await AbilityScreen.launch(button, in: screen)
        var (count, tapped) = (0, 0)
        screen.during(.appearance) { _ in button.on(.tap) { count += 1 } }
        button.on(.tap) { tapped += 1 }.lifetime(.whileVisible(button))
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1 && tapped == 1)
        app.mainWindow.rootViewController = UIViewController()
        try await app.settle()
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1 && tapped == 1)
    }

    @Test func `A11 gestures, timers and bar items`() async throws {
        let view = UIView()
        let (tap, item) = (UITapGestureRecognizer(), UIBarButtonItem(title: "Edit"))
        view.addGestureRecognizer(tap)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = item
        screen.view.addSubview(view)
        view.frame = CGRect(x: 0, y: 200, width: 300, height: 100)
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        var log: [String] = []
        tap.on(.tap) { point in log.append("tap \(Int(point.x))") }
        item.on(.tap) { log.append("item") }
        Ticker(after: .seconds(1)).on(.tick) { _ in log.append("tick") }
        await app.tap(at: CGPoint(x: 50, y: 250))
        try await app.tap("Edit")
        await app.advance(by: .seconds(1))
        #expect(log == ["tap 50", "item", "tick"])
    }

    @Test func `A16 two libraries add handlers and values to the same objects`() {
        let screen = UIViewController()
        let button = UIButton(type: .system)
        screen.view.addSubview(button)
        var log: [String] = []
        let first = FirstLibrary(screen: screen, alert: UIAlertController(), isShowing: false) { log.append($0) }
        let second = SecondLibrary(screen: screen, alert: UIAlertController(), isShowing: false) { log.append($0) }
        first.steps[0]()
        second.steps[0]()
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["First button", "Second button"])
    }

    @Test func `A43 a handler starts a task, and a rule decides about the next event`() async throws {
        let (button, store) = (UIButton(type: .system), LetterStore())
        let app = try await AbilityScreen.launch(button)
        var starts = 0
        button.on(.tap, store) { store in
            starts += 1
            await store.save()
        }
        for _ in 0..<3 {
            button.sendActions(for: .primaryActionTriggered)
            await app.advance(frames: 1)
        }
        #expect(starts == 1 && store.waiting == 1)
        store.finish()
        await app.advance(frames: 1)
        button.sendActions(for: .primaryActionTriggered)
        await app.advance(frames: 1)
        #expect(starts == 2)
        store.finish()
    }

    @Test func `A44 an event waits for a pause, on the clock of the test`() async throws {
        let field = UITextField()
        let app = try await AbilityScreen.launch(field)
        var texts: [String] = []
        field.on(.editingChanged.debounce(for: .milliseconds(500))) { texts.append($0) }
        for text in ["a", "ab", "abc"] {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
        await app.advance(by: .milliseconds(400))
        #expect(texts.isEmpty)
        await app.advance(by: .milliseconds(200))
        #expect(texts == ["abc"])
    }

    @Test func `A45 a handler lives for one call, some calls, or a time`() async throws {
        let button = UIButton(type: .system)
        let app = try await AbilityScreen.launch(button)
        var log: [String] = []
        button.on(.tap) { log.append("once") }.lifetime(.once)
        button.on(.tap) { log.append("twice") }.lifetime(.calls(2))
        button.on(.tap) { log.append("second") }.lifetime(.lasting(.seconds(1)))
        for _ in 0..<3 { button.sendActions(for: .primaryActionTriggered) }
        #expect(log == ["once", "twice", "second", "twice", "second", "second"])
        await app.advance(by: .seconds(2))
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.count == 6)
    }
}
