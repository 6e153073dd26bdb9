/// A moment, in seconds since 2001-01-01 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// The time of day of the machine, in seconds since 2001-01-01 00:00 UTC, as `Date()` tells it.
///
/// Tests that move the frame clock do not move this time. May be called on every thread.
/// - Source: https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
