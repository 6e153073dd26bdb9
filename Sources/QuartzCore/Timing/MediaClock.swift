import Synchronization

/// The source of `CACurrentMediaTime()`: the frame clock of the running application.
package enum MediaClock {
    /// Two readings of one clock, in seconds. Both functions may be called on any thread.
    package struct Source: Sendable {
        /// The time of the current frame, or of the last frame between frames; the time base of animations.
        let frame: @Sendable () -> TimeInterval
        /// The time for measuring durations: each reading is later than the previous one.
        let reading: @Sendable () -> TimeInterval

        package init(frame: @escaping @Sendable () -> TimeInterval, reading: @escaping @Sendable () -> TimeInterval) {
            self.frame = frame
            self.reading = reading
        }
    }

    private static let source = Mutex<Source?>(nil)

    /// Installs the source of the time; `nil` for a process without an application.
    package static func install(_ source: Source?) {
        Self.source.withLock { $0 = source }
    }

    /// The time base of animations, which is constant during a frame.
    package static var now: TimeInterval { source.withLock { $0 }?.frame() ?? uptime }

    fileprivate static var reading: TimeInterval { source.withLock { $0 }?.reading() ?? uptime }

    /// The machine's uptime, used without an application, if the module that creates applications provides it.
    private static var uptime: TimeInterval { ApplicationSupportLookup.found?.uptime ?? 0 }
}

/// Returns the time of the frame clock, in seconds; without an application, the time since the machine started.
///
/// A reading is never earlier than the previous one, so durations can be measured. In a window and in a browser the
/// time advances with the machine's clock.
///
/// > Difference from Apple: in headless mode the clock is stopped between frames, so that images are reproducible.
/// > The first reading after a frame is the time of the frame, and each further reading is a microsecond later.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.reading }

/// A time in seconds.
public typealias CFTimeInterval = Double
