import Caret
import Foundation
import UIKit

/// A kind of sender, or of operator, whose handlers are measured.
@MainActor struct HandlerSenders {
    let name: String
    /// The number of objects for each handler: operators between the sender and the handler, and the handler.
    var objects = 1
    /// Makes a sender. The result adds a handler to it.
    let make: @MainActor (HandlerReceiver) -> @MainActor () -> Subscription

    private static let posted = Notification.Name("HandlerSenders")

    static var all: [HandlerSenders] { plain + valued + operators }

    private static var plain: [HandlerSenders] {
        [
            HandlerSenders(name: "a gesture recognizer") { receiver in
                let tap = UITapGestureRecognizer()
                return { tap.on(.ended, receiver, call: HandlerReceiver.receive) }
            },
            HandlerSenders(name: "a bar button item") { receiver in
                let item = UIBarButtonItem(systemItem: .add)
                return { item.on(.tap, receiver, call: HandlerReceiver.receive) }
            },
            HandlerSenders(name: "a key command") { receiver in
                let command = UIKeyCommand(input: "s")
                return { command.on(.press, receiver, call: HandlerReceiver.receive) }
            },
            HandlerSenders(name: "a notification centre") { receiver in
                let center = NotificationCenter()
                return { center.on(.posted(posted), receiver, call: HandlerReceiver.receive) }
            },
            HandlerSenders(name: "an application") { receiver in
                { UIApplication.shared.on(.didBecomeActive, receiver, call: HandlerReceiver.receive) }
            },
            HandlerSenders(name: "an asynchronous handler") { receiver in
                let button = UIButton(type: .system)
                return { button.on(.tap, receiver) { await $0.receiveLater() } }
            },
        ]
    }

    private static var valued: [HandlerSenders] {
        [
            HandlerSenders(name: "a recognizer with a payload") { receiver in
                let tap = UITapGestureRecognizer()
                return { tap.on(.tap, receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "a life cycle") { receiver in
                let controller = UIViewController()
                return { controller.on(.willAppear, receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "a keyboard") { receiver in
                let view = UIScrollView()
                return { view.on(.keyboard, receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "a display link") { receiver in
                let link = CADisplayLink()
                return { link.on(.frame, receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "an animation") { receiver in
                let animation = CABasicAnimation(keyPath: "opacity")
                return { animation.on(.didStop, receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "a ticker") { receiver in
                let ticker = Ticker(every: .seconds(1))
                return { ticker.on(.tick, receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "a stream") { receiver in
                let values = UISlider().when(.valueChanged as ControlEvent<UISlider, Float>)
                return { values.on(receiver) { receiver, _ in receiver.receive() } }
            },
        ]
    }

    private static var operators: [HandlerSenders] {
        let event: ControlEvent<UISlider, Float> = .valueChanged
        let events = [
            ("map", event.map { $0 * 2 }), ("compactMap", event.compactMap { $0 }), ("filter", event.filter { $0 > 0 }),
            ("removeDuplicates", event.removeDuplicates()), ("debounce", event.debounce(for: .seconds(1))),
            ("throttle", event.throttle(for: .seconds(1))),
        ]
        let single = events.map { name, event in
            HandlerSenders(name: "the operator \(name)", objects: 2) { receiver in
                let slider = UISlider()
                return { slider.on(event, receiver) { receiver, _ in receiver.receive() } }
            }
        }
        // A junction, and a branch in each stream.
        return single + [
            HandlerSenders(name: "the operator merge", objects: 4) { receiver in
                let values = UISlider().when(event).merge(with: UISlider().when(event))
                return { values.on(receiver) { receiver, _ in receiver.receive() } }
            },
            HandlerSenders(name: "the operator combineLatest", objects: 4) { receiver in
                let values = UISlider().when(event).combineLatest(UISlider().when(event))
                return { values.on(receiver) { receiver, _ in receiver.receive() } }
            },
        ]
    }
}

/// Receives the events of the benchmarks.
@MainActor final class HandlerReceiver: NSObject, UIScrollViewDelegate {
    private(set) var count = 0
    private(set) var value: Float = 0

    func receive() { count &+= 1 }
    func receive(value: Float) { self.value += value }
    func receiveLater() async { receive() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { receive() }
}
