/// An interactive dismissal of a sheet. The card follows the touch. When the touch ends, the dismissal is finished or
/// cancelled.
@MainActor final class InteractiveSheetDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    /// The interaction controller of the dismissal.
    let interactionController = UIPercentDrivenInteractiveTransition()
    /// The translation of the touch at which the card passed its lowest detent, in points.
    let start: CGFloat
    private let card: UIView
    /// The distance over which the card leaves the screen, in points.
    private let length: CGFloat
    /// The duration of the whole dismissal without interaction, in seconds.
    private static let duration: TimeInterval = 0.4

    init(of card: UIView, in container: UIView, from start: CGFloat) {
        self.card = card
        self.start = start
        length = max(1, container.bounds.height - card.frame.minY)
        interactionController.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    }

    /// - Parameter translation: The translation of the touch, in points.
    func update(_ translation: CGFloat) { interactionController.update((translation - start) / length) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        let card = card
        let offscreenFrame = card.frame.offsetBy(dx: 0, dy: length)
        let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) { card.frame = offscreenFrame }
        animator.addCompletion { context.completeTransition($0 == .end) }
        return animator
    }
}
