import Foundation
import OpenCombine

/// An action on the frame clock that is repeated until it is cancelled.
final class FrameAction: Cancellable {
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
