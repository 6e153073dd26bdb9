import Foundation
import Platform
import Preconditions
import Synchronization

/// A clock that advances only by calls.
///
/// Beat `k` is at `100 + Double(k) / rate` seconds. The time is computed from `k` and never accumulated, so that
/// every run has the same bits.
@MainActor package final class HeadlessClock: ManualClock {
    package nonisolated let rate: Int
    package var onFrame: (@MainActor (FrameTime) -> Void)?
    /// The number of the current beat.
    package nonisolated var beat: Int { beats.load(ordering: .relaxed) }
    private let beats = Atomic<Int>(0)
    private var requestedBeat: Int?
    /// Called when the first frame is requested. A real-time driver starts its timer here.
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
        let maximumBeat = Double(Int32.max)
        request(max(beat + 1, Int(min(max(exact.rounded(.up), 0), maximumBeat))))
    }

    /// Advances to the next beat, and runs a frame if one is due.
    ///
    /// - Returns: Whether a frame ran.
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
