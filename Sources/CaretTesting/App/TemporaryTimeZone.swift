import Foundation
import Platform

/// Changes the process's time zone until this object is deallocated.
final class TemporaryTimeZone {
    private let previous = TimeZone.current

    init(_ zone: TimeZone) { ProcessTimeZone.change(to: zone) }

    deinit { ProcessTimeZone.change(to: previous) }
}
