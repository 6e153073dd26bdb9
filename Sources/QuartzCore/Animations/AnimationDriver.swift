/// A driver that replaces the timing of an animation: an animator that can be scrubbed, reversed and stopped.
///
/// A driven animation stays on its layer until it is removed.
@MainActor package protocol AnimationDriver: AnyObject {
    /// Returns the progress at a time of the frame clock: 0 at the start, 1 at the end, above 1 if a spring overshoots.
    /// `nil` selects the model value.
    func progress(at time: Double) -> Double?
    /// Whether the progress will change in a later frame.
    var isMoving: Bool { get }
}
