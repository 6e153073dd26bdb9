/// A point in time, in seconds since 2001-01-01 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the machine's time in seconds since 2001-01-01 00:00 UTC, the same as `Date()`.
///
/// Tests that move the frame clock do not change this time. Can be called on any thread.
/// - Source: https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
