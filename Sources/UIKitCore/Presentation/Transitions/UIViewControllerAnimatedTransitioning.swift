/// An object that animates the views of a transition.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds. Animations alongside have the same duration.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition. Implementations must call the context's `completeTransition(_:)` at the end;
    /// otherwise the transition never ends.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animator of a transition in which an interaction can begin. Must return the same animator
    /// throughout the transition. Optional.
    ///
    /// A ``UIPercentDrivenInteractiveTransition`` starts, pauses, reverses and continues the animator. Without an
    /// interaction, `animateTransition(using:)` is called and starts the animator.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the transition. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder that stands for no animator. Interactions then control the container's layer time.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        DefaultImplementationProbe.fallback(UIViewPropertyAnimator(duration: 0, curve: .linear))
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Methods to provide the animators and the presentation controller of a controller's presentation.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of the presentation. `nil` selects the animation of the transition style.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of the dismissal. `nil` selects the animation of the transition style.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of the presentation; `nil` for no interaction.
    ///
    /// Called after ``animationController(forPresented:presenting:source:)`` returned an animator, if the
    /// presentation is animated.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interaction controller of the dismissal; `nil` for no interaction.
    ///
    /// Called after ``animationController(forDismissed:)`` returned an animator, if the dismissal is animated.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller. Called for the presentation style `.custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `nil`.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns `nil`.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `nil`.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DefaultImplementationProbe.fallback(nil) }
}
