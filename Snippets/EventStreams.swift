// Operators on events, handlers that receive their sender, and values of any type in controls.

import Caret
import Observation
import UIKit

extension ControlEvent where Sender == UISlider, Payload == Int {
    static var percent: Self { ControlEvent<UISlider, Float>.valueChanged.map { Int($0 * 100) } }
}

@MainActor final class Mixer {
    let slider = UISlider()
    let sliders = [UISlider(), UISlider()]
    var steps: [Int] = []

    func warn(_ value: Float) { print("loud") }
    func show(_ step: Int) { steps.append(step) }
    func set(_ slider: UISlider, _ value: Float) {}

    func connect() {
        slider.on(.valueChanged.filter { $0 > 0.5 }, self, call: Mixer.warn)
        slider.when(.valueChanged).map { Int($0 * 10) }.removeDuplicates().on(self) { mixer, step in mixer.show(step) }
        for slider in sliders { slider.on(.valueChanged, self) { mixer, value, slider in mixer.set(slider, value) } }
    }
}

@MainActor final class Feed {
    let scrollView = UIScrollView()

    func report(_ offset: CGPoint) {}
    func connect() { scrollView.on(.didScroll.throttle(for: .milliseconds(100)), self, call: Feed.report) }
}

@MainActor final class Search {
    let searchBar = UISearchBar()
    let field = UITextField()

    func find(_ text: String) {}
    func search(_ text: String) async {}

    func connect() {
        searchBar.when(.textDidChange).debounce(for: .milliseconds(300)).removeDuplicates().on(self, call: Search.find)
        searchBar.when(.textDidChange).debounce(for: .milliseconds(300))
            .on(self, overlap: .restart) { screen, text in await screen.search(text) }
    }

    func wait(_ find: (String) async -> Void) async {
        for await text in field.when(.editingChanged).debounce(for: .milliseconds(300)).events() { await find(text) }
    }
}

@MainActor final class Editor {
    let save = UIBarButtonItem(systemItem: .save)
    let menu = UIBarButtonItem(systemItem: .done)

    func store() {}
    func connect() { save.when(.tap).merge(with: menu.when(.tap)).on(self, call: Editor.store) }
}

@MainActor final class SignUp {
    let name = UITextField()
    let terms = UISwitch()
    let save = UIButton(type: .system)

    func connect() {
        name.when(.editingChanged).prepend("").combineLatest(terms.when(.valueChanged).prepend(false))
            .map { name, isAccepted in !name.isEmpty && isAccepted }
            .on(self) { screen, isComplete in screen.save.isEnabled = isComplete }
    }
}

@MainActor final class Phone {
    let digits = [UIButton(), UIButton()]

    func dial(_ digit: String?) { print("digit \(digit ?? "none")") }
    func connect() {
        for button in digits { button.on(.tap, self) { phone, button in phone.dial(button.currentTitle) } }
    }
}

enum Size: CaseIterable { case small, medium, large }

@MainActor @Observable final class Order {
    var size = Size.medium
}

@MainActor func choose(_ segments: UISegmentedControl, _ model: Order) {
    bind(segments, model, \.size, from: Size.allCases)
}

let mixer = Mixer()
mixer.connect()
mixer.slider.value = 0.75
mixer.slider.sendActions(for: .valueChanged)
print(mixer.steps)
let phone = Phone()
phone.connect()
phone.digits[1].setTitle("5", for: .normal)
phone.digits[1].sendActions(for: .primaryActionTriggered)
let signUp = SignUp()
signUp.connect()
print(signUp.save.isEnabled)
