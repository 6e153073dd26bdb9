/// An interactive pop. Its progress follows the touch, and it completes or is cancelled when the touch ends.
@MainActor final class InteractivePop {
    let animator = UIViewPropertyAnimator(duration: NavigationTransition.duration, curve: .linear)
    weak var coordinator: TransitionCoordinator?

    func update(_ fraction: CGFloat) { animator.fractionComplete = min(max(fraction, 0), 0.999) }

    /// Ends the pop at once because another change begins.
    func stop() {
        guard animator.state == .active else { return }
        let end: UIViewAnimatingPosition = animator.isReversed ? .start : .end
        animator.stopAnimation(false)
        animator.finishAnimation(at: end)
    }

    /// Ends the interaction, and animates the rest of the transition.
    func release(isCancelled: Bool) {
        coordinator?.interactionDidEnd(isCancelled: isCancelled)
        animator.isReversed = isCancelled
        let remainingFraction = isCancelled ? animator.fractionComplete : 1 - animator.fractionComplete
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: max(0.3, abs(remainingFraction)))
    }
}
