/// An object that drives a transition interactively.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interaction. Implementations report the progress to the context, and then finish or cancel the
    /// transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remaining animation after the interaction, as a multiple of the animation's own speed.
    /// Defaults to 1.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the remaining animation. Defaults to `.easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively. Defaults to `true`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns 1, the animation's own speed.
    public var completionSpeed: CGFloat { 1 }
    /// Returns `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns `true`.
    public var wantsInteractiveStart: Bool { true }
}
