import Foundation
import Preconditions

/// Determines when a real-time clock runs its next frame: a pure value that receives the time as an argument.
///
/// Beat `k` is at `k / rate` seconds. A request selects the first beat that has not begun yet. Missed beats are
/// skipped, and no beat runs two frames.
package struct FrameSchedule: Sendable {
    /// The frame rate in frames per second, at least 1.
    package let rate: Int
    private var requestedBeat: Int?
    private var lastBeat = Int.min

    /// The maximum distance of a requested beat, which keeps the arithmetic within the range of `Int`.
    private static let maximumDistance = Double(Int32.max)

    /// Creates a schedule.
    ///
    /// - Precondition: `rate` is at least 1.
    package init(rate: Int) {
        precondition(rate > 0, "FrameSchedule: rate \(rate), but a clock needs at least 1 frame per second.")
        self.rate = rate
    }

    /// The time of the next frame, in seconds; `nil` if no frame is requested.
    package var deadline: TimeInterval? { requestedBeat.map(time(of:)) }

    /// Requests a frame at the first beat after `now` that is not before `time`.
    package mutating func request(at time: TimeInterval = 0, now: TimeInterval) {
        let ahead = (time - now) * Double(rate)
        guard !ahead.isNaN else { return }
        let next = beat(at: now) + 1
        let beatOfTime =
            ahead > Self.maximumDistance ? next + Int(Int32.max) : Int((max(time, now) * Double(rate) - Self.slack).rounded(.up))
        let target = max(next, beatOfTime)
        requestedBeat = min(requestedBeat ?? target, target)
    }

    /// Returns the frame to run at `now`, if one is due, and clears its request.
    package mutating func frame(now: TimeInterval) -> FrameTime? {
        let current = beat(at: now)
        guard let requestedBeat, requestedBeat <= current, current > lastBeat else { return nil }
        self.requestedBeat = nil
        lastBeat = current
        return FrameTime(timestamp: time(of: current), targetTimestamp: time(of: current + 1))
    }

    /// The tolerance, in beats, with which a timer has reached a beat despite rounding.
    private static let slack = 1e-4

    private func beat(at now: TimeInterval) -> Int { Int((now * Double(rate) + Self.slack).rounded(.down)) }

    private func time(of beat: Int) -> TimeInterval { Double(beat) / Double(rate) }
}
