import Foundation

/// The clock of a display's frames. It is idle until a frame is requested, and one request results in one frame.
@MainActor package protocol FrameClock: AnyObject, Sendable {
    /// The current time in seconds, which never decreases. May be read on any thread.
    nonisolated var now: TimeInterval { get }
    /// The frame rate in frames per second, at least 1.
    var rate: Int { get }
    /// The handler of each frame, set once by the frame loop.
    var onFrame: (@MainActor (FrameTime) -> Void)? { get set }
    /// Requests one frame at the next beat. Further requests before the frame are coalesced.
    func requestFrame()
    /// Requests one frame at the first beat at or after `time`. The earliest of all pending requests counts.
    func requestFrame(at time: TimeInterval)
}
