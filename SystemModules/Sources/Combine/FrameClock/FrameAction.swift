import Foundation
import OpenCombine

/// An action on the frame clock that is repeated until it is cancelled.
final class FrameAction: Cancellable {
    /// Settling a test waits for an action that is due within this time, such as a debounce, and for no timeout.
    private static let longestAwaitedDelay: TimeInterval = 1

    /// The shortest interval of timers, in seconds. The calls of a frame would not end with an interval of 0.
    private static let minimumInterval: TimeInterval = 1e-4

    private let interval: TimeInterval
    private let lock = NSLock()
    private var action: ((TimeInterval) -> Void)?

    /// Schedules an action.
    ///
    /// - Parameters:
    ///   - time: the time of the first call, on the frame clock.
    ///   - interval: the seconds between calls.
    ///   - isIdle: whether settling a test waits for no call, as for a timer that runs forever.
    ///   - action: called with the time for which the call was scheduled.
    init(from time: TimeInterval, every interval: TimeInterval, isIdle: Bool, _ action: @escaping (TimeInterval) -> Void) {
        self.interval = max(interval, Self.minimumInterval)
        self.action = action
        schedule(at: time, isIdle: isIdle)
    }

    /// Schedules an action that is called once.
    static func schedule(at time: TimeInterval, on reading: FrameClock.Reading, _ action: @escaping () -> Void) {
        FrameClock.schedule(at: time, isIdle: time - reading.time > longestAwaitedDelay, action)
    }

    /// Schedules an action of a scheduler that is repeated until the result is cancelled or released.
    static func schedule(
        at time: TimeInterval, every interval: TimeInterval, on reading: FrameClock.Reading, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Calls of the past are left out.
        let time = max(time, reading.time)
        let isIdle = time - reading.time > longestAwaitedDelay
        return AnyCancellable(FrameAction(from: time, every: interval, isIdle: isIdle) { _ in action() })
    }

    func cancel() {
        let released = lock.withLock { action.take() }
        withExtendedLifetime(released) {}
    }

    private func schedule(at time: TimeInterval, isIdle: Bool) {
        FrameClock.schedule(at: time, isIdle: isIdle) { [self] in
            guard let action = lock.withLock({ action }) else { return }
            action(time)
            // A frame makes all calls that became due since the last one, as many as a timer of a run loop would.
            if lock.withLock({ self.action != nil }) { schedule(at: time + interval, isIdle: true) }
        }
    }
}
