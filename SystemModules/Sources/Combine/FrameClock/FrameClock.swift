import Foundation

@_implementationOnly import CFrameClock

/// The clock of the app's frames, while a test or a snapshot advances it.
///
/// The main run loop, the main queue and the main operation queue follow this clock as schedulers. A test's
/// `advance(by:)` therefore reaches the time of a debounce. In a window, and in a program without UIKit, there is no
/// such clock, and schedulers follow the machine's.
enum FrameClock {
    /// A time of the clock, and the machine's clocks at time 0.
    struct Reading {
        /// The time on the clock, in seconds.
        let time: TimeInterval
        /// The machine's date at time 0. A new app has another one.
        fileprivate let start: TimeInterval

        /// The date that stands for a time of the clock.
        func date(at time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: start + time) }

        /// The time of the clock that a date stands for.
        func time(of date: Date) -> TimeInterval { date.timeIntervalSinceReferenceDate - start }

        /// The present date of the clock.
        var date: Date { date(at: time) }
    }

    /// The present time; `nil` if the machine's clock is to be used.
    static var reading: Reading? {
        let time = frame_clock_now()
        return time.isNaN ? nil : Reading(time: time, start: frame_clock_start())
    }

    /// A microsecond allows for rounding errors of dates. Without it a call could be a frame late.
    private static let tolerance: TimeInterval = 1e-6

    /// Schedules an action for a time of the clock. The action is released without a call if the app ends before.
    static func schedule(at time: TimeInterval, isIdle: Bool, _ action: @escaping () -> Void) {
        let context = Unmanaged.passRetained(PendingAction(action)).toOpaque()
        frame_clock_schedule(
            time - tolerance, isIdle,
            { context, isDue in
                let pending = Unmanaged<PendingAction>.fromOpaque(context).takeRetainedValue()
                if isDue { pending.action() }
            }, context)
    }

    private final class PendingAction {
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
    }
}
