/// The effect of a touch, or of the passing of time, on a gesture.
package enum GestureStep: Hashable, Sendable {
    /// Nothing changes.
    case stay
    /// A continuous gesture begins.
    case begin
    /// A continuous gesture changes.
    case change
    /// A continuous gesture ends.
    case end
    /// A discrete gesture is recognised.
    case recognize
    /// The touches do not match the gesture.
    case fail
    /// A gesture that has begun is cancelled.
    case cancel
}
