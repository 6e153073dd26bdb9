/// Moves the views of a transition as a gesture says.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins. Tell the context how far it is, and whether it is finished or cancelled.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest goes when the finger has left, as a multiple of the animation's own speed; 1 by default.
    var completionSpeed: CGFloat { get }
    /// How its speed changes; `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether a gesture moves it from the start; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// `true`.
    public var wantsInteractiveStart: Bool { true }
}
