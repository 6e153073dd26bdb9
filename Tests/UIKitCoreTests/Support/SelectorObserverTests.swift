import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Notifications and timers that call methods.
@MainActor @Suite(.app) struct SelectorObserverTests {
    @MainActor private final class Listener {
        var heard: [String] = []
        func note(_ note: Notification) { heard.append(note.name.rawValue) }
        func plain() { heard.append("plain") }
        func wrong(_ number: Int) { heard.append("\(number)") }
        func tick(_ timer: Timer) { heard.append("\(timer.userInfo ?? "none")") }
    }

    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")
    private let note = Selector("note:", Listener.note(_:))

    @Test func aMethodReceivesTheNotificationsItWasAddedFor() {
        let (listener, object, other) = (Listener(), NSObject(), NSObject())
        center.addObserver(listener, selector: note, name: first, object: object)
        center.addObserver(listener, selector: Selector("plain", Listener.plain), name: second, object: nil)
        center.post(name: first, object: object)
        center.post(name: first, object: other)
        center.post(name: second, object: other)
        #expect(listener.heard == ["first", "plain"])
    }

    @Test func removingEndsAllOrOne() {
        let (listener, stays) = (Listener(), Listener())
        for name in [first, second, nil] { center.addObserver(listener, selector: note, name: name, object: nil) }
        center.addObserver(stays, selector: note, name: first, object: nil)
        center.removeObserver(listener, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect(listener.heard == ["first", "second", "second"])
        center.removeObserver(listener)
        center.post(name: first, object: nil)
        #expect(listener.heard.count == 3 && stays.heard == ["first", "first"])
    }

    @Test func tokensOfClosuresAreRemovedAsBefore() {
        let listener = Listener()
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { listener.heard.append("closure") }
        }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(listener.heard == ["closure"])
    }

    @Test func anObserverIsHeldWeaklyAndNeedsNoRemoval() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: note, name: first, object: nil)
        }
        center.post(name: first, object: nil)
        #expect(gone == nil)
    }

    @Test func aMethodThatDoesNotFitIsReported() {
        let listener = Listener()
        center.addObserver(listener, selector: Selector("wrong:", Listener.wrong(_:)), name: first, object: nil)
        #expect(reported { center.post(name: first, object: nil) } == ["notification.selector"])
        #expect(listener.heard.isEmpty)
    }

    @Test func notificationsPostedOnOtherThreadsArriveOnTheMainActor() async {
        let listener = Listener()
        center.addObserver(listener, selector: note, name: first, object: nil)
        let (center, name) = (center, first)
        await Task.detached { center.post(name: name, object: nil) }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(listener.heard == ["first"])
    }

    @Test func aTimerCallsAMethodWithItself() {
        let listener = Listener()
        let selector = Selector("tick:", Listener.tick(_:))
        let timer = Timer.scheduledTimer(timeInterval: 60, target: listener, selector: selector, userInfo: "info", repeats: true)
        timer.fire()
        timer.fire()
        #expect(listener.heard == ["info", "info"] && timer.timeInterval == 60)
        timer.invalidate()
        let once = Timer(timeInterval: 60, target: listener, selector: selector, userInfo: "lost", repeats: false)
        once.fire()
        #expect(listener.heard.last == "none" && !once.isValid)
    }

    @Test func aTimerWhoseMethodDoesNotFitEnds() {
        let listener = Listener()
        let timer = Timer(
            timeInterval: 60, target: listener, selector: Selector("wrong:", Listener.wrong(_:)), userInfo: nil, repeats: true)
        #expect(reported { timer.fire() } == ["timer.selector"])
        #expect(!timer.isValid)
    }
}
