import CaretTesting
import Foundation
import Testing

@testable import Caret
@testable import UIKitCore

/// The release of closures: a subscription that the app keeps must not retain what its closure captures.
@MainActor @Suite(.app) struct HandlerClosureTests {
    final class Captured: Sendable {
        @MainActor func receive() {}
    }

    /// The ways in which a sender retains a handler.
    enum Registration: CaseIterable {
        case control, controlValue, delegate, owner, sender, recognizer, barButtonItem, controller, eventOperator, stream
        case keyCommand, displayLink, animation, notification, keyboard, map, debounce, throttle, merge, combineLatest, task

        /// Adds a handler with a closure that captures an object, to a new sender.
        @MainActor func add(_ captured: Captured) -> (sender: AnyObject, subscription: Subscription) {
            switch self {
            case .control: pair(UIButton()) { $0.on(.tap) { captured.receive() } }
            case .controlValue: pair(UISlider()) { $0.on(.valueChanged) { (_: Float) in captured.receive() } }
            case .delegate: pair(UIScrollView()) { $0.on(.didScroll) { (_: CGPoint) in captured.receive() } }
            case .owner: pair(UIButton()) { $0.on(.tap, UIApplication.shared) { _ in captured.receive() } }
            case .sender: pair(UIButton()) { $0.on(.tap) { (_: UIButton) in captured.receive() } }
            case .recognizer: pair(UITapGestureRecognizer()) { $0.on(.tap) { _ in captured.receive() } }
            case .barButtonItem: pair(UIBarButtonItem()) { $0.on(.tap) { captured.receive() } }
            case .controller: pair(UIViewController()) { $0.on(.willAppear) { _ in captured.receive() } }
            case .eventOperator:
                pair(UISlider()) { $0.on(.valueChanged.filter { (_: Float) in true }) { (_: Float) in captured.receive() } }
            case .stream: pair(UISlider()) { $0.when(.valueChanged).on { (_: Float) in captured.receive() } }
            case .keyCommand: pair(UIKeyCommand(input: "s")) { $0.on(.press) { captured.receive() } }
            case .displayLink: pair(CADisplayLink()) { $0.on(.frame) { (_: DisplayFrame) in captured.receive() } }
            case .animation: pair(CAAnimation()) { $0.on(.didStart) { captured.receive() } }
            case .notification: pair(NotificationCenter()) { $0.on(.posted(Notification.Name("captured"))) { captured.receive() } }
            case .keyboard: pair(UIScrollView()) { $0.on(.keyboard) { _ in captured.receive() } }
            case .map, .debounce, .throttle, .merge, .combineLatest, .task: addOperator(captured)
            }
        }

        @MainActor private func addOperator(_ captured: Captured) -> (sender: AnyObject, subscription: Subscription) {
            let (slider, other) = (UISlider(), UISlider())
            let event: ControlEvent<UISlider, Float> = .valueChanged
            let body: @MainActor (Float) -> Void = { _ in captured.receive() }
            let subscription =
                switch self {
                case .map: slider.on(event.map { $0 + 1 }, perform: body)
                case .debounce: slider.on(event.debounce(for: .seconds(1)), perform: body)
                case .throttle: slider.when(event).throttle(for: .seconds(1)).on(perform: body)
                case .merge: slider.when(event).merge(with: other.when(event)).on(perform: body)
                case .combineLatest: slider.when(event).combineLatest(other.when(event)).on { _ in captured.receive() }
                default:
                    slider.on(event) { _ in
                        await Task.yield()
                        captured.receive()
                    }
                }
            // A payload waits in some operators. A running task retains what its closure has captured.
            if self != .task { slider.sendActions(for: .valueChanged) }
            return ([slider, other] as NSArray, subscription)
        }

        private func pair<Sender: AnyObject>(
            _ sender: Sender, _ add: (Sender) -> Subscription
        ) -> (sender: AnyObject, subscription: Subscription) { (sender, add(sender)) }
    }

    @Test(arguments: Registration.allCases) func `a handler that is cancelled releases its closure`(registration: Registration) {
        weak var captured: Captured?
        let pair = {
            let object = Captured()
            captured = object
            return registration.add(object)
        }()
        #expect(captured != nil)
        pair.subscription.cancel()
        #expect(captured == nil)
        #expect(!pair.subscription.isActive)
        withExtendedLifetime(pair.sender) {}
    }

    @Test(arguments: Registration.allCases) func `a handler releases its closure with its sender`(registration: Registration) {
        weak var captured: Captured?
        let subscription = {
            let object = Captured()
            captured = object
            let pair = registration.add(object)
            withExtendedLifetime(pair.sender) { #expect(captured != nil) }
            return pair.subscription
        }()
        #expect(captured == nil)
        subscription.cancel()
    }

    @Test func `the closure of a handler may cancel handlers when it is released`() {
        final class Canceller: Sendable {
            let subscription: Subscription
            init(_ subscription: Subscription) { self.subscription = subscription }
            deinit { MainActor.assumeIsolated { subscription.cancel() } }
        }
        let button = UIButton()
        let first = button.on(.tap) {}
        let second = {
            let canceller = Canceller(first)
            return button.on(.tap) { withExtendedLifetime(canceller) {} }
        }()
        second.cancel()
        #expect(!first.isActive)
        #expect(button.allControlEvents.isEmpty)
    }

    @Test func `a handler is one object of at most 88 bytes`() throws {
        typealias Size = @convention(c) (UnsafeMutableRawPointer?) -> Int
        let usableSize = try unsafeBitCast(#require(dlsym(nil, "malloc_usable_size")), to: Size.self)
        let (slider, log) = (UISlider(), Log())
        let handlers = [
            slider.on(.touchDown) {}, slider.on(.touchDown, log, call: Log.addMethod), slider.on(.touchDown, log) { $0.addMethod() },
            slider.on(.valueChanged) { (_: Float) in }, slider.on(.valueChanged, log, call: Log.addValue),
            slider.on(.valueChanged, log) { log, value in log.addValue(value) },
            slider.on(.touchDown) { (_: UISlider) in }, slider.on(.valueChanged, log) { log, value, _ in log.addValue(value) },
            slider.on(.touchDown, log) { log in await log.addLater() }, slider.on(.valueChanged) { (_: Float) in await Task.yield() },
        ]
        for handler in handlers {
            // The allocator adds 8 bytes to the usable size, and rounds to 16.
            #expect(usableSize(Unmanaged.passUnretained(handler).toOpaque()) <= 88)
        }
    }
}
