/// A pop that a finger moves: it follows the finger, and goes on or back when that leaves.
@MainActor final class NavigationDrive {
    let animator = UIViewPropertyAnimator(duration: NavigationTransition.duration, curve: .linear)
    weak var coordinator: TransitionCoordinator?

    func update(_ share: CGFloat) { animator.fractionComplete = min(max(share, 0), 0.999) }

    /// Another change ends the pop: it jumps to where it was going.
    func stop() {
        guard animator.state == .active else { return }
        let end: UIViewAnimatingPosition = animator.isReversed ? .start : .end
        animator.stopAnimation(false)
        animator.finishAnimation(at: end)
    }

    /// Lets go: the rest is animated.
    func release(isCancelled: Bool) {
        coordinator?.interactionDidEnd(isCancelled: isCancelled)
        animator.isReversed = isCancelled
        let left = isCancelled ? animator.fractionComplete : 1 - animator.fractionComplete
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: max(0.3, abs(left)))
    }
}
