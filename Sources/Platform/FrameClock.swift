import Foundation

/// The display's beat. It is silent until asked: a frame comes only after a request, and one request brings one frame.
@MainActor package protocol FrameClock: AnyObject, Sendable {
    /// Seconds on this clock; never goes back. May be asked on any thread.
    nonisolated var now: TimeInterval { get }
    /// Frames per second, 1 or more.
    var rate: Int { get }
    /// What runs at each frame; set once by the frame loop.
    var onFrame: (@MainActor (FrameTime) -> Void)? { get set }
    /// Asks for one frame at the next beat. Further requests before it are the same request.
    func requestFrame()
    /// Asks for one frame at the first beat at or after `time`. The earliest of all requests made counts.
    func requestFrame(at time: TimeInterval)
}
