import Foundation
import Platform
import Preconditions
import Synchronization

/// A clock that stands still until somebody moves it.
///
/// Beat `k` is at `100 + Double(k) / rate` seconds: computed from `k` each time, never summed, so that every run sees the
/// same bits.
@MainActor package final class HeadlessClock: ManualClock {
    package nonisolated let rate: Int
    package var onFrame: (@MainActor (FrameTime) -> Void)?
    /// How many beats have passed.
    package nonisolated var beat: Int { beats.load(ordering: .relaxed) }
    private let beats = Atomic<Int>(0)
    private var requestedBeat: Int?
    /// Told when a frame is first wanted; a clock that runs by itself starts its timer here.
    package var onRequest: (@MainActor () -> Void)?

    package init(rate: Int = 60) {
        precondition(rate > 0, "HeadlessClock: rate \(rate), but a clock needs at least 1 frame per second.")
        self.rate = rate
    }

    package nonisolated var now: TimeInterval { time(of: beat) }
    package var isFrameRequested: Bool { requestedBeat != nil }
    package var isDriven: Bool { onRequest != nil }

    package func requestFrame() {
        request(beat + 1)
    }

    package func requestFrame(at time: TimeInterval) {
        let exact = (time - 100) * Double(rate)
        let last = Double(Int32.max)
        request(max(beat + 1, Int(min(max(exact.rounded(.up), 0), last))))
    }

    /// Moves to the next beat, and runs a frame there if one is wanted by then.
    ///
    /// - Returns: whether a frame ran.
    @discardableResult package func step() -> Bool {
        beats.add(1, ordering: .relaxed)
        guard let requestedBeat, requestedBeat <= beat else { return false }
        self.requestedBeat = nil
        onFrame?(FrameTime(timestamp: now, targetTimestamp: time(of: beat + 1)))
        return true
    }

    private func request(_ beat: Int) {
        let isFirst = requestedBeat == nil
        requestedBeat = min(requestedBeat ?? beat, beat)
        if isFirst { onRequest?() }
    }

    private nonisolated func time(of beat: Int) -> TimeInterval { 100 + Double(beat) / Double(rate) }
}
