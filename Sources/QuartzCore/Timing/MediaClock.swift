import Synchronization

/// Where `CACurrentMediaTime()` comes from: the frame clock of the running application.
package enum MediaClock {
    private static let source = Mutex<(@Sendable () -> TimeInterval)?>(nil)

    /// Makes `source` what everybody reads; `nil` stops the time.
    package static func install(_ source: (@Sendable () -> TimeInterval)?) {
        Self.source.withLock { $0 = source }
    }

    package static var now: TimeInterval {
        source.withLock { $0 }?() ?? 0
    }
}

/// The time on the frame clock, in seconds; 0 while no application runs.
///
/// > Difference from Apple: it is the frame clock's, which stands still between frames under a test.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// Seconds.
public typealias CFTimeInterval = Double
