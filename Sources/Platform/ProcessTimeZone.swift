import Foundation

/// The time zone of this process, which every calendar and formatter without a zone of its own uses.
package enum ProcessTimeZone {
    /// Changes the zone from now on. Call it before threads read the environment.
    package static func change(to zone: TimeZone) {
        setenv("TZ", zone.identifier, 1)
        NSTimeZone.resetSystemTimeZone()
    }
}
