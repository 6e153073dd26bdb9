/// Drives a transition interactively.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interaction. The implementation reports the progress, and whether the transition finishes or is
    /// cancelled, to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remaining animation after the interaction, as a multiple of the animation's own speed; 1 by
    /// default.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the remaining animation; `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The animation's own speed, 1.
    public var completionSpeed: CGFloat { 1 }
    /// `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// `true`: the transition starts interactively.
    public var wantsInteractiveStart: Bool { true }
}
