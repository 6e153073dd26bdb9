/// The one coordinator there is: collects what others want to do, and does it.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package let isAnimated: Bool
    package let transitionDuration: TimeInterval
    package let containerView: UIView
    package var isCancelled: Bool { wasGivenUp }
    /// Whether everything went back to how it was.
    package var wasGivenUp = false
    /// Whether it follows a finger.
    package var isInteractive = false {
        didSet { if !hasStarted, isInteractive { initiallyInteractive = true } }
    }
    package private(set) var initiallyInteractive = false
    /// What an animator is told of the same transition, where there is one.
    weak var context: ModalTransition?
    /// How far a gesture has brought it, where no context says so.
    var share: (@MainActor () -> CGFloat)?
    private let from: UIViewController?
    private let to: UIViewController?
    private var alongside: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasStarted = false {
        didSet { startTurn = ApplicationHost.current?.whenTurnEnds() }
    }
    /// The turn in which it started.
    private var startTurn: Int?
    /// Runs what was asked for alongside, where somebody else moves it.
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
        key == .from ? from : key == .to ? to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let context { return context.view(forKey: key) }
        return key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
    }

    package var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    package var isInterruptible: Bool { share != nil || context?.isInterruptible ?? false }
    package var percentComplete: CGFloat { share?() ?? context?.progress ?? 0 }
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
        guard !hasStarted else { return runLate(animation) }
        if let animation { alongside.append(animation) }
        return true
    }

    /// What is asked for right after a push or a presentation goes along from its start, as no frame has been seen of it yet.
    private func runLate(_ animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        guard isAnimated, startTurn == ApplicationHost.current?.turn.number else { return false }
        if let animation { move { [self] in animation(self) } }
        return true
    }

    /// Runs the transition: `changes` and what was asked for alongside, then `finish` and the completions.
    ///
    /// - Parameter allowsTouches: whether views take touches while they move; `false` by default.
    package func run(
        allowsTouches: Bool = false, _ changes: @escaping @MainActor () -> Void, finish: @escaping @MainActor () -> Void = {}
    ) {
        hasStarted = true
        let all: @MainActor () -> Void = { [self] in
            changes()
            for animation in alongside { animation(self) }
            alongside = []
        }
        guard isAnimated else {
            ViewAnimations.unanimated(all)
            return end(finish)
        }
        let loop = FrameLoop.current
        let due = loop.now + transitionDuration
        let options: UIView.AnimationOptions = allowsTouches ? [.curveEaseInOut, .allowUserInteraction] : .curveEaseInOut
        UIView.animate(withDuration: transitionDuration, delay: 0, options: options, animations: all) { [self] _ in
            // Where nothing was animated, the animation is over at once; the transition takes its time all the same.
            guard loop.now < due else { return end(finish) }
            loop.schedule(after: due - loop.now) { [self] in end(finish) }
        }
    }

    /// Begins what was asked for alongside of a transition that somebody else moves; ``complete()`` follows.
    package func start() {
        guard !hasStarted else { return }
        hasStarted = true
        let all = alongside
        alongside = []
        let body: @MainActor () -> Void = { [self] in for animation in all { animation(self) } }
        guard isAnimated || runAlongside != nil else { return ViewAnimations.unanimated(body) }
        if !all.isEmpty { move(body) }
    }

    private func move(_ body: @escaping @MainActor () -> Void) {
        if let runAlongside { return runAlongside(body) }
        UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut, animations: body)
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }

    /// The finger has left.
    package func interactionDidEnd(isCancelled: Bool) {
        isInteractive = false
        wasGivenUp = isCancelled
        tellOfInteraction()
    }

    /// A finger has taken hold of what ran by itself.
    func interactionDidBegin() {
        isInteractive = true
        wasGivenUp = false
        tellOfInteraction()
    }

    private func tellOfInteraction() {
        let all = interactionHandlers
        for handler in all { handler(self) }
    }

    /// Ends what ``start()`` began.
    package func complete() { end {} }

    private func end(_ finish: () -> Void) {
        finish()
        let all = completions
        completions = []
        for completion in all { completion(self) }
    }
}
