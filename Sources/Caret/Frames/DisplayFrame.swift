/// One frame of the display, as handlers of frames get it.
public struct DisplayFrame: Hashable, Sendable {
    /// The frame's number since the handler began, from 0 on.
    public let index: Int
    /// The frame's time, in seconds, as `CACurrentMediaTime()` tells it.
    public let timestamp: TimeInterval
    /// When the frame after this one comes, in seconds.
    public let targetTimestamp: TimeInterval
    /// How long ago the first frame was, in seconds; 0 in the first. The time that the app spends in the background does not count.
    public let elapsed: TimeInterval
    /// How much of the time that was asked for is over, eased: 0 in the first frame and exactly 1 in the last. Some curves go beyond on the
    /// way. 0 where no time was asked for.
    public let progress: Double

    /// Whether the time that was asked for is over with it; `false` where none was. Progress may be 1 before.
    public let isLast: Bool

    func with(progress: Double, isLast: Bool) -> DisplayFrame {
        DisplayFrame(
            index: index, timestamp: timestamp, targetTimestamp: targetTimestamp, elapsed: elapsed, progress: progress, isLast: isLast)
    }
}
