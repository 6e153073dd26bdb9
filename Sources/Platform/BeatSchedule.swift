import Foundation
import Preconditions

/// Decides when a clock that runs in real time shall run its next frame: a value that is told the time.
///
/// Beat `k` stands at `k / rate` seconds. A request waits for the first beat that has not begun yet, beats that were missed
/// are skipped, and no beat runs two frames.
package struct BeatSchedule: Sendable {
    /// Frames per second, 1 or more.
    package let rate: Int
    private var wanted: Int?
    private var last = Int.min

    /// Beats further away than this are as good as never; it keeps the arithmetic within `Int`.
    private static let farthest = Double(Int32.max)

    /// - Precondition: `rate` is at least 1.
    package init(rate: Int) {
        precondition(rate > 0, "BeatSchedule: rate \(rate), but a clock needs at least 1 frame per second.")
        self.rate = rate
    }

    /// When the next frame is due, in seconds, or `nil` while none is wanted.
    package var deadline: TimeInterval? { wanted.map(time(of:)) }

    /// Notes that a frame is wanted at the first beat after `now` that is not before `time`.
    package mutating func request(at time: TimeInterval = 0, now: TimeInterval) {
        let ahead = (time - now) * Double(rate)
        guard !ahead.isNaN else { return }
        let next = beat(at: now) + 1
        let asked = ahead > Self.farthest ? next + Int(Int32.max) : Int((max(time, now) * Double(rate) - Self.slack).rounded(.up))
        let target = max(next, asked)
        wanted = min(wanted ?? target, target)
    }

    /// The frame to run at `now`, if one is due; it is then no longer wanted.
    package mutating func frame(now: TimeInterval) -> FrameTime? {
        let current = beat(at: now)
        guard let wanted, wanted <= current, current > last else { return nil }
        self.wanted = nil
        last = current
        return FrameTime(timestamp: time(of: current), targetTimestamp: time(of: current + 1))
    }

    /// A part of a beat; a timer that fires at a beat's time, give or take a rounding, has reached it.
    private static let slack = 1e-4

    private func beat(at now: TimeInterval) -> Int { Int((now * Double(rate) + Self.slack).rounded(.down)) }

    private func time(of beat: Int) -> TimeInterval { Double(beat) / Double(rate) }
}
