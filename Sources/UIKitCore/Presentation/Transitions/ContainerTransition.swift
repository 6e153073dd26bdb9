/// A transition between two children of a controller, with an animation of the app's.
@MainActor final class ContainerTransition {
    let context: ModalTransition
    let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Both views are in the container, or will be put there by the animator.
    init(
        in container: UIView, from: UIViewController, to: UIViewController, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
        context = ModalTransition(
            in: container, style: .none, from: from, to: to, leaving: from.viewIfLoaded, coming: to.viewIfLoaded, isAnimated: true)
        context.isInteractive = interaction?.wantsInteractiveStart ?? false
        context.animator = animator
        context.interaction = interaction
        let duration = animator.transitionDuration(using: context)
        coordinator = TransitionCoordinator(in: container, duration: duration, from: from, to: to)
        coordinator.context = context
        coordinator.isInteractive = context.isInteractive
    }

    /// - Parameter finish: called once, with whether it was completed.
    func run(_ finish: @escaping @MainActor (Bool) -> Void) {
        let coordinator = coordinator
        let animator = animator
        context.whenInteractionEnds = { isCancelled in coordinator.interactionDidEnd(isCancelled: isCancelled) }
        context.whenInteractionBegins = { coordinator.interactionDidBegin() }
        context.whenCompleted = { completed in
            coordinator.start()
            coordinator.wasGivenUp = !completed
            finish(completed)
            coordinator.complete()
            animator.animationEnded(completed)
        }
        if let interaction, context.isInteractive {
            interaction.startInteractiveTransition(context)
            // What goes on alongside follows the finger, too.
            if let moving = context.interruptibleAnimator { coordinator.runAlongside = { moving.addAnimations($0) } }
        } else {
            (interaction as? UIPercentDrivenInteractiveTransition)?.accompany(context)
            animator.animateTransition(using: context)
        }
        coordinator.start()
    }

    /// Another change ends this one, perhaps before its time: what stands still for a finger goes on.
    func abandon() { (interaction as? UIPercentDrivenInteractiveTransition)?.abandon() }
}
