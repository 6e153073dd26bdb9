import Foundation
import OpenCombine

/// The actions of schedulers whose clock is that of the frames.
extension FrameClock.Reading {
    /// Settling a test waits for an action that is due within this time, such as a debounce, and for no timeout.
    private static let longestAwaitedDelay: TimeInterval = 1

    /// Schedules an action that is called once, at a date of the clock.
    func schedule(at date: Date, _ action: @escaping () -> Void) {
        let time = time(of: date)
        FrameClock.schedule(at: time, isIdle: isIdle(until: time), action)
    }

    /// Schedules an action that is repeated until the result is cancelled or released.
    ///
    /// - Parameters:
    ///   - date: The date of the first call. Calls of the past are left out.
    ///   - interval: The seconds between calls.
    func schedule(at date: Date, every interval: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        let first = max(time(of: date), time)
        return AnyCancellable(FrameAction(from: first, every: interval, isIdle: isIdle(until: first)) { _ in action() })
    }

    private func isIdle(until time: TimeInterval) -> Bool { time - self.time > Self.longestAwaitedDelay }
}
