import CaretTesting
import Testing

@testable import Caret

/// The captured objects that the audit reads, in each form of a handler.
@MainActor @Suite(.app) struct ClosureCapturesTests {
    private final class Model { var count = 0 }

    private final class Screen: UIViewController {
        let slider = UISlider()
        let button = UIButton(type: .system)
        var count = 0
        func save() { count += 1 }
        func move(_ value: Float) { count += Int(value) }
    }

    private enum Finding { case holds, empty, mayHoldMore }

    private func finding(_ captures: ClosureCaptures?, _ screen: Screen) -> Finding? {
        captures.map { $0.retains(screen) ? .holds : $0.isEmpty ? .empty : .mayHoldMore }
    }

    private func finding(_ add: @MainActor (Screen) -> Subscription) -> Finding? {
        let screen = Screen()
        let subscription = add(screen)
        defer { subscription.cancel() }
        return finding(subscription.record?.closure?.captures, screen)
    }

    @Test func `I4 a strong self is read in every form of a handler`() {
        #expect(finding { screen in screen.slider.on(.valueChanged) { _ in screen.count += 1 } } == .holds)
        #expect(finding { screen in screen.button.on(.tap) { screen.count += 1 } } == .holds)
        #expect(finding { screen in screen.slider.on(.valueChanged, screen) { _, _ in screen.count += 1 } } == .holds)
        #expect(finding { screen in screen.button.on(.tap, screen) { _ in screen.count += 1 } } == .holds)
        #expect(finding { screen in screen.button.on(.tap, perform: screen.save) } == .holds)
    }

    @Test func `I4 the safe forms capture nothing`() {
        #expect(finding { screen in screen.slider.on(.valueChanged) { print($0) } } == .empty)
        #expect(finding { screen in screen.button.on(.tap) { print("tap") } } == .empty)
        #expect(finding { screen in screen.slider.on(.valueChanged, screen) { screen, value in screen.count += Int(value) } } == .empty)
        #expect(finding { screen in screen.button.on(.tap, screen) { $0.count += 1 } } == .empty)
        #expect(finding { screen in screen.slider.on(.valueChanged, screen, call: Screen.move) } == .empty)
        #expect(finding { screen in screen.button.on(.tap, screen, call: Screen.save) } == .empty)
        #expect(finding { screen in screen.button.on(.tap) { [weak screen] in screen?.count += 1 } } == .empty)
    }

    @Test func `I4 captures before a strong self are read, too`() {
        let (model, name, numbers) = (Model(), "name", [1, 2])
        var sum = 0
        let inner: @MainActor (Int) -> Void = { sum += $0 }
        #expect(
            finding { screen in
                screen.button.on(.tap) {
                    print(model.count, name, numbers)
                    inner(1)
                    screen.count += 1
                }
            } == .holds)
        #expect(finding { screen in screen.button.on(.tap) { model.count += 1 } } == .mayHoldMore)
        #expect(finding { screen in screen.button.on(.tap) { print(name) } } == .empty)
        let anything: Any = model
        #expect(finding { screen in screen.button.on(.tap) { print(anything) } } == .mayHoldMore)
        #expect(sum == 0)
    }

    @Test func `I4 closures within closures, of tasks and without captures are read`() {
        let screen = Screen()
        let inner: @MainActor () -> Void = { screen.count += 1 }
        let outer: @MainActor () -> Void = { inner() }
        #expect(finding(ClosureCaptures(of: outer), screen) == .holds)
        let later: @MainActor () async -> Void = { screen.count += 1 }
        #expect(finding(ClosureCaptures(of: later), screen) == .holds)
        let chosen: (@MainActor () -> Void)? = inner
        #expect(finding(ClosureCaptures(of: chosen), screen) == .holds)
        #expect(finding(ClosureCaptures(of: nil as (@MainActor () -> Void)?), screen) == .empty)
        #expect(finding(ClosureCaptures(of: 5), screen) == .mayHoldMore)
    }
}
