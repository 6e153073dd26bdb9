/// A transition between two children of a container, with an animator provided by the app.
@MainActor final class ContainerTransition {
    let context: ModalTransition
    let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Creates a transition. Either both views are in the container, or the animator inserts them.
    init(
        in container: UIView, from: UIViewController, to: UIViewController, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
        context = ModalTransition(
            in: container, style: .none, from: from, to: to, disappearing: from.viewIfLoaded, appearing: to.viewIfLoaded, isAnimated: true)
        context.isInteractive = interaction?.wantsInteractiveStart ?? false
        context.animator = animator
        context.interaction = interaction
        let duration = animator.transitionDuration(using: context)
        coordinator = TransitionCoordinator(in: container, duration: duration, from: from, to: to)
        coordinator.context = context
        coordinator.isInteractive = context.isInteractive
    }

    /// - Parameter finish: Called once. The argument is `true` if the transition completed.
    func run(_ finish: @escaping @MainActor (Bool) -> Void) {
        let coordinator = coordinator
        let animator = animator
        context.onInteractionEnd = { isCancelled in coordinator.interactionDidEnd(isCancelled: isCancelled) }
        context.onInteractionBegin = { coordinator.interactionDidBegin() }
        context.onCompletion = { completed in
            coordinator.start()
            coordinator.wasCancelled = !completed
            finish(completed)
            coordinator.complete()
            animator.animationEnded(completed)
        }
        if let interaction, context.isInteractive {
            interaction.startInteractiveTransition(context)
            // The animations alongside also follow the progress of the interaction.
            if let interruptible = context.interruptibleAnimator { coordinator.runAlongside = { interruptible.addAnimations($0) } }
        } else {
            (interaction as? UIPercentDrivenInteractiveTransition)?.attach(context)
            animator.animateTransition(using: context)
        }
        coordinator.start()
    }

    /// Ends the transition early, because another change begins. Resumes animations that an interaction has paused.
    func abandon() { (interaction as? UIPercentDrivenInteractiveTransition)?.abandon() }
}
