import Foundation
internal import QuartzCore
internal import SystemServices
internal import UIKitCore

/// The date and the time of the frame clock, on any thread.
enum NotificationClock {
    /// The time of the frame clock, in seconds.
    static var time: TimeInterval { MediaClock.now }

    /// The date of the running application. Off the main thread, the date is computed from the last one on the main
    /// thread, and from the frame clock.
    static var now: Date {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { synchronize() } }
        guard let last = SystemServices.current.notifications.clock else { return Date() }
        return last.date.addingTimeInterval(time - last.time)
    }

    /// Records the present date and time for other threads, and returns the date.
    @MainActor @discardableResult static func synchronize() -> Date {
        let date = WallClock.now
        SystemServices.current.notifications.clock = (date, time)
        return date
    }
}
