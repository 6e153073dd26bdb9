import Foundation

/// The method that a timer calls.
///
/// `@unchecked Sendable`: nothing is written after `init`, and the target's method is called on the main actor alone. A timer keeps its
/// target, and lets it go on the thread where it is invalidated, as UIKit's does: a timer of another thread's run loop should be
/// invalidated on the main one.
final class TimerCall: @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func fire(_ timer: Timer) {
        let handed = HandedOver(timer)
        if MainQueue.isCurrent { return MainActor.assumeIsolated { call(handed.value) } }
        DispatchQueue.main.async { self.call(handed.value) }
    }

    @MainActor private func call(_ timer: Timer) {
        guard !selector.perform(on: target, with: [timer]) else { return }
        timer.invalidate()
        Diagnostics.report(
            "timer.selector",
            "\(type(of: target)) has no method '\(selector)' that takes a Timer or nothing; the timer has ended.")
    }
}

/// A timer that knows what it was made with.
final class SelectorTimer: Timer {
    private let info: Any?
    override var userInfo: Any? { info }

    init(_ interval: TimeInterval, _ call: TimerCall, _ info: Any?, repeats: Bool) {
        self.info = info
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { call.fire($0) }
    }
}
