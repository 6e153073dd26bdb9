import Dispatch
import Foundation

/// The frame clock of interactive back ends, with beats in real time and a timer only while a frame is requested.
///
/// The timer runs on the main queue, which `RunLoop.main` drains in its common modes. The time is that of the
/// system's monotonic clock, in seconds.
@MainActor package final class RealTimeClock: FrameClock {
    package var onFrame: (@MainActor (FrameTime) -> Void)?
    private var schedule: FrameSchedule
    private var timer: (any DispatchSourceTimer)?

    package init(rate: Int = 60) {
        schedule = FrameSchedule(rate: rate)
    }

    isolated deinit { timer?.cancel() }

    package var rate: Int { schedule.rate }
    package nonisolated var now: TimeInterval { Self.uptime }
    /// Whether a timer is scheduled: `false` while no frame is requested.
    package var isTicking: Bool { timer != nil }

    package func requestFrame() {
        schedule.request(now: now)
        arm()
    }

    package func requestFrame(at time: TimeInterval) {
        schedule.request(at: time, now: now)
        arm()
    }

    /// Cancels the pending request, and stops the clock.
    package func stop() {
        timer?.cancel()
        timer = nil
        schedule = FrameSchedule(rate: schedule.rate)
        onFrame = nil
    }

    /// The time in seconds on every clock of this kind. May be read on any thread.
    package nonisolated static var uptime: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private func arm() {
        guard let deadline = schedule.deadline else { return disarm() }
        let nanoseconds = UInt64((max(deadline, 0) * 1e9).rounded(.up))
        timerSource().schedule(deadline: DispatchTime(uptimeNanoseconds: nanoseconds), leeway: .microseconds(500))
    }

    private func disarm() {
        timer?.cancel()
        timer = nil
    }

    private func timerSource() -> any DispatchSourceTimer {
        if let timer { return timer }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.fire() }
        }
        source.activate()
        timer = source
        return source
    }

    private func fire() {
        if let time = schedule.frame(now: now) { onFrame?(time) }
        arm()
    }
}
