/// The context of a transition: a presentation, a dismissal, or a change of a container's children.
@MainActor final class ModalTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    /// The animator, which interaction controllers use.
    weak var animator: (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller. It may begin to interact after the start of the transition.
    weak var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var cachedAnimator: (any UIViewImplicitlyAnimating)?
    /// Called when the interaction has ended. The argument is `true` if the transition was cancelled.
    var onInteractionEnd: (@MainActor (Bool) -> Void)?
    /// Called when an interaction has begun during the transition.
    var onInteractionBegin: (@MainActor () -> Void)?
    /// The progress of the interaction, 0…1.
    private(set) var progress: CGFloat = 0
    /// Called once at the end. The argument is `true` if the transition completed.
    var onCompletion: (@MainActor (Bool) -> Void)?
    private let from: UIViewController
    private let to: UIViewController
    private let disappearingView: UIView?
    private let appearingView: UIView?
    private let initialFrames: [ObjectIdentifier: CGRect]
    private let finalFrames: [ObjectIdentifier: CGRect]

    init(
        in container: UIView, style: UIModalPresentationStyle, from: UIViewController, to: UIViewController, disappearing: UIView?,
        appearing: UIView?, isAnimated: Bool
    ) {
        containerView = container
        presentationStyle = style
        self.isAnimated = isAnimated
        self.from = from
        self.to = to
        self.disappearingView = disappearing
        self.appearingView = appearing
        initialFrames = [ObjectIdentifier(from): (disappearing ?? from.viewIfLoaded)?.frame ?? .zero]
        var endFrames = [ObjectIdentifier(to): (appearing ?? to.viewIfLoaded)?.frame ?? .zero]
        // A view that is not removed has a final frame as well.
        if disappearing == nil { endFrames[ObjectIdentifier(from)] = from.viewIfLoaded?.frame ?? .zero }
        self.finalFrames = endFrames
    }

    let targetTransform = CGAffineTransform.identity

    /// The interruptible animator, if the animator provides one. Requested once.
    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        if let cachedAnimator { return cachedAnimator }
        guard let animator else { return nil }
        let (provided, isImplemented) = DefaultImplementationProbe.probe { animator.interruptibleAnimator(using: self) }
        cachedAnimator = isImplemented ? provided : nil
        return cachedAnimator
    }

    /// Whether an interaction can begin during the transition.
    var isInterruptible: Bool { interaction != nil || interruptibleAnimator != nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: disappearingView
        case .to: appearingView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { progress = percentComplete }

    func pauseInteractiveTransition() {
        guard !isInteractive else { return }
        isInteractive = true
        onInteractionBegin?()
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }

    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    private func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = isCancelled
        onInteractionEnd?(isCancelled)
    }

    func completeTransition(_ didComplete: Bool) {
        exchange(&cachedAnimator, with: nil)
        transitionWasCancelled = !didComplete
        let completion = onCompletion
        onCompletion = nil
        completion?(didComplete)
    }
}
