/// A frame of the display, with the values that frame handlers receive.
public struct DisplayFrame: Hashable, Sendable {
    /// The index of the frame since the handler was added, from 0.
    public let index: Int
    /// The time of the frame, in seconds, on the clock of `CACurrentMediaTime()`.
    public let timestamp: TimeInterval
    /// The time of the next frame, in seconds.
    public let targetTimestamp: TimeInterval
    /// The time since the first frame, in seconds, without the time that the app spent in the background; 0 in the
    /// first frame.
    public let elapsed: TimeInterval
    /// The eased fraction of the duration: 0 in the first frame, and exactly 1 in the last. In between, some curves
    /// exceed this range. The value is 0 if no duration was specified.
    public let progress: Double

    /// Whether this frame is the last one of the duration; `false` if no duration was specified. The progress may
    /// already be 1 in an earlier frame.
    public let isLast: Bool

    func with(progress: Double, isLast: Bool) -> DisplayFrame {
        DisplayFrame(
            index: index, timestamp: timestamp, targetTimestamp: targetTimestamp, elapsed: elapsed, progress: progress, isLast: isLast)
    }
}
