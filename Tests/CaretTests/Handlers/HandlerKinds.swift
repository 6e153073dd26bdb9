import CaretTesting
import Foundation
import Testing

@testable import Caret
@testable import UIKitCore

/// The ways in which handlers receive events, apart from those of controls and delegates.
enum HandlerKind: CaseIterable {
    case recognizer, recognizerValue, barButtonItem, keyCommand, displayLink, animation, ticker, notification, notificationValue
    case controller, keyboard, map, compactMap, filter, removeDuplicates, debounce, throttle, stream, merge, combineLatest

    /// The number of objects between the sender's chain and a handler.
    var operatorCount: Int {
        switch self {
        case .map, .compactMap, .filter, .removeDuplicates, .debounce, .throttle: 1
        // The junction of the branches in two streams.
        case .merge, .combineLatest: 1
        default: 0
        }
    }

    /// Makes a sender, to which handlers can be added, and its event.
    @MainActor func make(_ app: TestApp) -> HandlerSender {
        switch self {
        case .recognizer: Self.recognizer(.changed as ControlEvent<UIPanGestureRecognizer, Void>)
        case .recognizerValue:
            Self.recognizer(.changed as ControlEvent<UIPanGestureRecognizer, (translation: CGPoint, velocity: CGPoint)>)
        case .barButtonItem: HandlerSender(UIBarButtonItem(systemItem: .add), .tap) { $0.fire() }
        case .keyCommand: HandlerSender(UIKeyCommand(input: "s"), .press) { for call in $0.handlers.all { call() } }
        case .displayLink: HandlerSender(CADisplayLink(), .frame) { for call in $0.observers.all { call() } }
        case .animation: HandlerSender(CAAnimation(), .didStop) { for call in $0.observers.all { call(.stopped(isFinished: true)) } }
        case .ticker:
            HandlerSender(Ticker(every: .seconds(1)), .tick as ControlEvent<Ticker, Int>) { _ in await app.advance(by: .milliseconds(1020))
            }
        case .notification: HandlerSender(NotificationCenter(), .posted(Self.name)) { $0.post(name: Self.name, object: nil) }
        case .notificationValue:
            HandlerSender(NotificationCenter(), .posted(Self.name) { _ in 5 }) { $0.post(name: Self.name, object: nil) }
        case .controller:
            HandlerSender(UIViewController(), .willAppear as ControlEvent<UIViewController, Bool>) {
                $0.userInfoStorage.controller($0, did: .willAppear(true))
            }
        case .keyboard: Self.keyboard(app)
        case .map, .compactMap, .filter, .removeDuplicates, .debounce, .throttle: Self.slider(operation(), app)
        case .stream, .merge, .combineLatest: stream(app)
        }
    }

    private static let name = Notification.Name("HandlerKind")

    @MainActor private static func recognizer<Payload>(_ event: ControlEvent<UIPanGestureRecognizer, Payload>) -> HandlerSender {
        HandlerSender(UIPanGestureRecognizer(), event) { recognizer in
            if recognizer.state == .possible { recognizer.state = .began }
            recognizer.state = .changed
        }
    }

    @MainActor private static func keyboard(_ app: TestApp) -> HandlerSender {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
        app.mainWindow.addSubview(view)
        return HandlerSender(view, .keyboard) { _ in KeyboardNotes.post(CGRect(x: 0, y: 100, width: 100, height: 2000), duration: 0.5) }
    }

    @MainActor private static func slider<Payload>(_ event: ControlEvent<UISlider, Payload>, _ app: TestApp) -> HandlerSender {
        HandlerSender(UISlider(), event) { slider in
            slider.value = slider.value == 0 ? 1 : 0
            slider.sendActions(for: .valueChanged)
            await app.advance(by: .milliseconds(200))
        }
    }

    @MainActor private func operation() -> ControlEvent<UISlider, Float> {
        let event: ControlEvent<UISlider, Float> = .valueChanged
        return switch self {
        case .map: event.map { $0 * 2 }
        case .compactMap: event.compactMap { $0 }
        case .filter: event.filter { $0 >= 0 }
        case .debounce: event.debounce(for: .milliseconds(100))
        case .throttle: event.throttle(for: .milliseconds(100))
        default: event.removeDuplicates()
        }
    }

    @MainActor private func stream(_ app: TestApp) -> HandlerSender {
        let (slider, other) = (UISlider(), UISlider())
        @MainActor func send() { slider.sendActions(for: .valueChanged) }
        let values = slider.when(.valueChanged as ControlEvent<UISlider, Float>)
        let others = other.when(.valueChanged as ControlEvent<UISlider, Float>)
        switch self {
        case .merge: return HandlerSender(values.merge(with: others), [slider, other], send)
        case .combineLatest:
            // The other stream has to send first, for each handler.
            return HandlerSender(values.combineLatest(others.prepend(1)), [slider, other], send)
        default: return HandlerSender(values, [slider], send)
        }
    }
}

/// A sender of events, whose handlers receive nothing but the event.
@MainActor struct HandlerSender {
    /// Adds a handler with a closure.
    let on: @MainActor (@escaping @MainActor () -> Void) -> Subscription
    /// Adds a handler with an owner.
    let onOwner: @MainActor (AnyObject, @escaping @MainActor () -> Void) -> Subscription
    /// Sends the event once.
    let fire: @MainActor () async -> Void

    init<Sender: EventSource, Payload>(
        _ sender: Sender, _ event: ControlEvent<Sender, Payload>, fire: @escaping @MainActor (Sender) async -> Void
    ) {
        on = { body in sender.on(event) { (_: Payload) in body() } }
        onOwner = { owner, body in sender.on(event, owner) { (_: AnyObject, _: Payload) in body() } }
        self.fire = { await fire(sender) }
    }

    init<Payload>(_ stream: EventStream<Payload>, _ senders: [UISlider], _ send: @escaping @MainActor () -> Void) {
        on = { body in withExtendedLifetime(senders) { stream.on { (_: Payload) in body() } } }
        onOwner = { owner, body in stream.on(owner) { (_: AnyObject, _: Payload) in body() } }
        fire = { send() }
    }
}
