import Foundation

/// The time zone of this process, the default of calendars and formatters.
package enum ProcessTimeZone {
    /// Changes the time zone. Called before other threads read the environment.
    package static func change(to zone: TimeZone) {
        setenv("TZ", zone.identifier, 1)
        NSTimeZone.resetSystemTimeZone()
    }
}
