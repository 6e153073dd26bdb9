/// Who says how far an animation is, in place of its own timing: an animator that can be scrubbed, reversed and stopped.
///
/// An animation that is paced stays on its layer until it is taken off.
@MainActor package protocol AnimationPacing: AnyObject {
    /// How far it is at a time of the frame clock: 0 at the start, 1 at the end; springs go beyond. `nil` for the model's own value.
    func progress(at time: Double) -> Double?
    /// Whether a later frame will look different.
    var isMoving: Bool { get }
}
