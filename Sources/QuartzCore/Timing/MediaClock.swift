import Synchronization

/// Where `CACurrentMediaTime()` comes from: the frame clock of the running application.
package enum MediaClock {
    /// Two views of one clock, in seconds. Both may be called on any thread.
    package struct Source: Sendable {
        /// The time of the frame that runs, else of the last beat: what animations count from.
        let frame: @Sendable () -> TimeInterval
        /// The time for code that measures durations: each reading is later than the one before.
        let reading: @Sendable () -> TimeInterval

        package init(frame: @escaping @Sendable () -> TimeInterval, reading: @escaping @Sendable () -> TimeInterval) {
            self.frame = frame
            self.reading = reading
        }
    }

    private static let source = Mutex<Source?>(nil)

    /// Makes `source` what everybody reads; `nil` for a process without an application.
    package static func install(_ source: Source?) {
        Self.source.withLock { $0 = source }
    }

    /// The time that animations count from: it is the same throughout a frame.
    package static var now: TimeInterval { source.withLock { $0 }?.frame() ?? uptime }

    fileprivate static var reading: TimeInterval { source.withLock { $0 }?.reading() ?? uptime }

    /// Without an application the time is that of the machine, as far as a module above provides it.
    private static var uptime: TimeInterval { ApplicationSupportLookup.found?.uptime ?? 0 }
}

/// The time on the frame clock, in seconds; without an application the time since the machine started.
///
/// A reading is never earlier than the one before, so that durations can be measured. In a window and in a browser the time goes on as that
/// of the machine does.
///
/// > Difference from Apple: headless the clock stands still between frames, so that pictures are the same in each run. The first reading
/// > after a beat is the time of the frame, and each further one is a microsecond later.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.reading }

/// Seconds.
public typealias CFTimeInterval = Double
