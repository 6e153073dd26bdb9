/// A clock that advances only by calls: in tests, and during a snapshot.
@MainActor package protocol ManualClock: FrameClock {
    /// Whether a driver advances the clock in real time.
    var isDriven: Bool { get }
    /// Whether a frame is requested, now or later.
    var isFrameRequested: Bool { get }
    /// Advances to the next beat, and runs a frame if one is due.
    ///
    /// - Returns: Whether a frame ran.
    @discardableResult func step() -> Bool
}
