/// The touch that a control follows.
struct ControlTracking {
    weak var touch: UITouch?
    var isInside = false
    /// A subclass hears that it is over, and still sees where the finger was.
    var isEnding = false

    /// How far outside of its bounds a control still counts a finger as inside, in points. Measured on iOS: 70.
    static let slop: CGFloat = 70
}
