/// Moves the views of a presentation or dismissal.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds; what runs alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates. Call the context's `completeTransition(_:)` at the end, or the transition never ends.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// What the views are moved with, where a gesture may take hold of them on their way; the same for a whole transition. Optional.
    ///
    /// A ``UIPercentDrivenInteractiveTransition`` starts, holds, reverses and continues it. Where no gesture moves the transition,
    /// `animateTransition(using:)` is called, and starts it.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the transition was completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Stands for none: gestures then move the container's time.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        OwnAnswers.none(UIViewPropertyAnimator(duration: 0, curve: .linear))
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What animates a controller's coming and going, and how its view stands.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What moves the views when the controller comes; `nil` for the transition style's own animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves them when it goes.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves the views by a gesture when the controller comes; `nil` if they move by themselves.
    ///
    /// Asked for after ``animationController(forPresented:presenting:source:)`` answered an animator, if the presentation is animated.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What moves them by a gesture when it goes; `nil` if they move by themselves.
    ///
    /// Asked for after ``animationController(forDismissed:)`` answered an animator, if the dismissal is animated.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What places the view; asked for where the presentation style is `.custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Answers `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OwnAnswers.none(nil) }
    /// Answers `nil`.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        OwnAnswers.none(nil)
    }
    /// Answers `nil`.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OwnAnswers.none(nil) }
    /// Answers `nil`.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OwnAnswers.none(nil) }
    /// Answers `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { OwnAnswers.none(nil) }
}
