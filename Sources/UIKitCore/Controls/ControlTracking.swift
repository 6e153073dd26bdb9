/// The touch that a control tracks.
struct ControlTracking {
    weak var touch: UITouch?
    var isInside = false
    /// Whether tracking is ending: a subclass is notified, and can still read the touch's last location.
    var isEnding = false

    /// The distance from its bounds within which a control treats a touch as inside, in points. Measured on iOS: 70.
    static let slop: CGFloat = 70
}
