/// A dismissal that a finger pulls: the card follows the finger, and goes on or back when that leaves.
@MainActor final class SheetPull: NSObject, UIViewControllerAnimatedTransitioning {
    /// Says how far the dismissal is.
    let hand = UIPercentDrivenInteractiveTransition()
    /// The finger's way at which the card began to leave its lowest detent, in points.
    let start: CGFloat
    private let card: UIView
    /// How far the card goes until it is out of sight, in points.
    private let length: CGFloat
    /// How long the whole way takes where nobody pulls, in seconds.
    private static let duration: TimeInterval = 0.4

    init(of card: UIView, in container: UIView, from start: CGFloat) {
        self.card = card
        self.start = start
        length = max(1, container.bounds.height - card.frame.minY)
        hand.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    }

    /// - Parameter way: the finger's, in points.
    func follow(_ way: CGFloat) { hand.update((way - start) / length) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        let (card, away) = (card, card.frame.offsetBy(dx: 0, dy: length))
        let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) { card.frame = away }
        animator.addCompletion { context.completeTransition($0 == .end) }
        return animator
    }
}
