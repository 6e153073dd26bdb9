import Foundation

/// The method call of a timer.
///
/// `@unchecked Sendable`: no property is written after `init`, and the target's method is called on the main actor
/// only. A timer retains its target, and releases the target on the thread that invalidates the timer, as on Apple's
/// systems. Therefore the timer must be invalidated on the main thread, even if another thread's run loop fires it.
final class TimerCall: @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func fire(_ timer: Timer) {
        let box = UncheckedSendableBox(timer)
        MainQueue.run("a timer") { self.call(box.value) }
    }

    @MainActor private func call(_ timer: Timer) {
        guard !selector.perform(on: target, with: [timer]) else { return }
        timer.invalidate()
        Diagnostics.report(
            "timer.selector",
            "\(type(of: target)) has no method '\(selector)' that takes a Timer or nothing; the timer has ended.")
    }
}

/// A timer that stores its user info.
final class SelectorTimer: Timer {
    private let info: Any?
    override var userInfo: Any? { info }

    init(_ interval: TimeInterval, _ call: TimerCall, _ info: Any?, repeats: Bool) {
        self.info = info
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { call.fire($0) }
    }
}
