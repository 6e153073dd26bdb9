import CaretTesting
import Testing

@testable import Caret
@testable import UIKitCore

/// The order of the handlers of a sender, and additions and removals while an event is sent.
@MainActor @Suite(.app) struct HandlerChainTests {
    @Test func `handlers, targets and actions are called in the order in which they were added`() {
        let (slider, log) = (UISlider(), Log())
        slider.on(.valueChanged) { (_: Float) in log.add("value 1") }
        slider.on(.valueChanged) { (_: Float) in log.add("value 2") }
        slider.on(.valueChanged) { () in log.add("plain") }
        slider.on(.valueChanged, log) { log, _ in log.add("owner") }
        slider.addAction(UIAction { _ in log.add("action") }, for: .valueChanged)
        slider.on(.valueChanged, log, call: Log.addMethod)
        slider.on(.allEvents) { log.add("all") }
        slider.on(.valueChanged, log, call: Log.addValue)
        slider.sendActions(for: .valueChanged)
        #expect(log.lines == ["value 1", "value 2", "plain", "owner", "action", "method", "all", "value method"])
    }

    @Test func `handlers of a delegate's method are called in the order in which they were added`() {
        let (view, log) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Log())
        view.on(.didScroll) { (_: CGPoint) in log.add("1") }
        view.when(.didScroll).map(\.y).on { log.add("at \(Int($0))") }
        view.on(.didScroll, log) { log, _ in log.add("3") }
        let last = view.on(.didScroll) { (_: CGPoint) in log.add("4") }
        view.contentOffset.y = 8
        last.cancel()
        view.on(.didScroll) { (_: CGPoint) in log.add("5") }
        view.contentOffset.y = 9
        #expect(log.lines == ["1", "at 8", "3", "4", "1", "at 9", "3", "5"])
    }

    @Test func `a payload that an app reads itself is read for each handler`() {
        let slider = UISlider()
        var reads = 0
        let event = ControlEvent<UISlider, Int>(.valueChanged) { _ in
            reads += 1
            return reads
        }
        var payloads: [Int] = []
        for _ in 0..<3 { slider.on(event) { payloads.append($0) } }
        slider.sendActions(for: .valueChanged)
        #expect(payloads == [1, 2, 3])
    }

    @Test func `a handler that is added by a handler receives later events only`() {
        let (button, log) = (UIButton(), Log())
        button.on(.tap) {
            log.add("first")
            button.on(.tap) { log.add("added") }.lifetime(.once)
        }.lifetime(.once)
        button.on(.tap) { log.add("last") }
        button.sendActions(for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.lines == ["first", "last", "last", "added"])
    }

    @Test func `a handler that is cancelled by a handler is not called`() {
        let (slider, log) = (UISlider(), Log())
        var later: [Subscription] = []
        slider.on(.valueChanged) { (_: Float) in
            log.add("first")
            later.cancelAll()
        }
        later.append(slider.on(.valueChanged) { (_: Float) in log.add("value") })
        later.append(slider.on(.valueChanged) { () in log.add("plain") })
        slider.sendActions(for: .valueChanged)
        #expect(log.lines == ["first"])
    }

    @Test func `a control without handlers listens to nothing, and can be given handlers again`() {
        let (slider, log) = (UISlider(), Log())
        let subscriptions = [slider.on(.valueChanged) { (_: Float) in }, slider.on(.touchDown) {}]
        #expect(slider.allControlEvents == [.valueChanged, .touchDown])
        for subscription in subscriptions { subscription.cancel() }
        #expect(slider.allControlEvents.isEmpty)
        slider.on(.valueChanged) { log.add("\($0)") }
        slider.sendActions(for: .valueChanged)
        #expect(log.lines == ["0.0"])
    }

    @Test func `a handler whose owner has gone ends when others are added`() {
        let (button, log) = (UIButton(), Log())
        var owner: Log? = Log()
        let subscription = owner.map { button.on(.tap, $0, call: Log.addMethod) }
        owner = nil
        button.on(.tap) { log.add("called") }
        #expect(subscription?.isCancelled == true)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.lines == ["called"])
    }
}

/// Lines in the order in which handlers have added them.
@MainActor final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
    func addMethod() { add("method") }
    func addLater() async { add("later") }
    func addValue(_ value: Float) { add("value method") }
}
