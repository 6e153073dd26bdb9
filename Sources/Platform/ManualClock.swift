/// A clock that stands still until it is moved by hand: under tests, and while a picture is taken.
@MainActor package protocol ManualClock: FrameClock {
    /// Whether a driver moves the clock in real time.
    var isDriven: Bool { get }
    /// Whether a frame is wanted, now or later.
    var isFrameRequested: Bool { get }
    /// Moves to the next beat, and runs a frame there if one is wanted by then.
    ///
    /// - Returns: whether a frame ran.
    @discardableResult func step() -> Bool
}
