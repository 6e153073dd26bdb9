/// The touch that a control tracks.
struct ControlTracking {
    weak var touch: UITouch?
    var isInside = false
    /// Whether tracking is ending. The subclass is being notified and can still read the touch's last location.
    var isEnding = false

    /// The distance from the control's bounds within which a tracked touch counts as inside, in points. Measured on
    /// iOS.
    static let touchTolerance: CGFloat = 70
}
