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
            }
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

    @Test func `a handler is one object of at most 104 bytes`() throws {
        typealias Size = @convention(c) (UnsafeMutableRawPointer?) -> Int
        let usableSize = try unsafeBitCast(#require(dlsym(nil, "malloc_usable_size")), to: Size.self)
        let (slider, log) = (UISlider(), Log())
        let handlers = [
            slider.on(.touchDown) {}, slider.on(.touchDown, log, call: Log.addMethod), slider.on(.touchDown, log) { $0.addMethod() },
            slider.on(.valueChanged) { (_: Float) in }, slider.on(.valueChanged, log, call: Log.addValue),
            slider.on(.valueChanged, log) { log, value in log.addValue(value) },
        ]
        for handler in handlers {
            // The allocator adds 8 bytes to the usable size, and rounds to 16.
            #expect(usableSize(Unmanaged.passUnretained(handler).toOpaque()) <= 104)
        }
    }
}
