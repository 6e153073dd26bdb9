/// The implementation of transition coordinators. It collects the animations of other objects, and runs them
/// alongside the transition.
///
/// Before the transition starts, animations and completion handlers are collected. When it starts, the animations run
/// within the animation of the transition, with its duration and curve. A gesture may interrupt the transition, and
/// later end its own interactive part; the interaction handlers are called for both. At the end the transition's
/// cleanup runs, then the completion handlers in the order of their addition. Animations that are added in the run loop
/// turn in which the transition started still run alongside.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package let isAnimated: Bool
    package let transitionDuration: TimeInterval
    package let containerView: UIView
    package var isCancelled: Bool { wasCancelled }
    /// Whether a gesture cancelled the transition, so that it is undone.
    package var wasCancelled = false
    /// Whether a gesture drives the transition.
    package var isInteractive = false {
        didSet { if !hasStarted, isInteractive { initiallyInteractive = true } }
    }
    package private(set) var initiallyInteractive = false
    /// The context that the animator of this transition receives; `nil` without an animator.
    weak var context: ModalTransition?
    /// Returns the progress of the gesture, 0…1; set for interactive transitions without a context.
    var gestureProgress: (@MainActor () -> CGFloat)?
    private let from: UIViewController?
    private let to: UIViewController?
    private var alongsideAnimations: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasStarted = false {
        didSet { startTurn = ApplicationHost.current?.runAtEndOfTurn() }
    }
    /// The run loop turn in which the transition started.
    private var startTurn: Int?
    /// Runs the alongside animations, for transitions that another object animates.
    package var runAlongside: (@MainActor (@escaping @MainActor () -> Void) -> Void)?

    package init(
        in containerView: UIView, duration: TimeInterval, from: UIViewController? = nil, to: UIViewController? = nil
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        transitionDuration = duration
        isAnimated = duration > 0
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let context { return context.view(forKey: key) }
        switch key {
        case .from: return from?.viewIfLoaded
        case .to: return to?.viewIfLoaded
        default: return nil
        }
    }

    package var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    package var isInterruptible: Bool { gestureProgress != nil || context?.isInterruptible ?? false }
    package var percentComplete: CGFloat { gestureProgress?() ?? context?.progress ?? 0 }
    package var completionVelocity: CGFloat { context?.interaction?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { context?.interaction?.completionCurve ?? .easeInOut }
    package var targetTransform: CGAffineTransform { .identity }

    @discardableResult package func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    @discardableResult package func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard !hasStarted else { return runInStartTurn(animation) }
        if let animation { alongsideAnimations.append(animation) }
        return true
    }

    /// Runs an animation that is added in the run loop turn of the push or presentation. The animation begins with the
    /// transition, since no frame has been shown yet. Returns whether the animation will be animated.
    private func runInStartTurn(_ animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        guard isAnimated, startTurn == ApplicationHost.current?.endOfTurnQueue.turnNumber else { return false }
        if let animation { animateAlongside { [self] in animation(self) } }
        return true
    }

    /// Runs the transition: `changes` and the alongside animations, then `finish` and the completion handlers.
    ///
    /// - Parameter allowsTouches: whether views receive touches while they move; `false` by default.
    package func run(
        allowsTouches: Bool = false, _ changes: @escaping @MainActor () -> Void, finish: @escaping @MainActor () -> Void = {}
    ) {
        hasStarted = true
        let allChanges: @MainActor () -> Void = { [self] in
            changes()
            for animation in alongsideAnimations { animation(self) }
            alongsideAnimations = []
        }
        guard isAnimated else {
            ViewAnimations.unanimated(allChanges)
            return end(finish)
        }
        let loop = FrameLoop.current
        let endTime = loop.now + transitionDuration
        let options: UIView.AnimationOptions = allowsTouches ? [.curveEaseInOut, .allowUserInteraction] : .curveEaseInOut
        UIView.animate(withDuration: transitionDuration, delay: 0, options: options, animations: allChanges) { [self] _ in
            // An animation without changes ends at once; the transition still takes its duration.
            guard loop.now < endTime else { return end(finish) }
            loop.schedule(after: endTime - loop.now) { [self] in end(finish) }
        }
    }

    /// Starts the alongside animations of a transition that another object animates; ``complete()`` follows.
    package func start() {
        guard !hasStarted else { return }
        hasStarted = true
        let animations = alongsideAnimations
        alongsideAnimations = []
        let body: @MainActor () -> Void = { [self] in for animation in animations { animation(self) } }
        guard isAnimated || runAlongside != nil else { return ViewAnimations.unanimated(body) }
        if !animations.isEmpty { animateAlongside(body) }
    }

    /// Runs a closure within the animation of the transition.
    private func animateAlongside(_ body: @escaping @MainActor () -> Void) {
        if let runAlongside { return runAlongside(body) }
        UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut, animations: body)
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }

    /// Ends the interactive part when the gesture ends.
    package func interactionDidEnd(isCancelled: Bool) {
        isInteractive = false
        wasCancelled = isCancelled
        notifyInteraction()
    }

    /// Begins an interactive part: a gesture has interrupted the running transition.
    func interactionDidBegin() {
        isInteractive = true
        wasCancelled = false
        notifyInteraction()
    }

    private func notifyInteraction() {
        let handlers = interactionHandlers
        for handler in handlers { handler(self) }
    }

    /// Ends the transition that ``start()`` began.
    package func complete() { end {} }

    private func end(_ finish: () -> Void) {
        finish()
        let pendingCompletions = completions
        completions = []
        for completion in pendingCompletions { completion(self) }
    }
}
