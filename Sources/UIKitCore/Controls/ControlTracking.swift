/// The touch that a control follows.
struct ControlTracking {
    weak var touch: UITouch?
    var isInside = false

    /// How far outside of its bounds a control still counts a finger as inside, in points. Measured on iOS: 70.
    static let slop: CGFloat = 70
}
