/// The context of one transition's animation: of a presentation, a dismissal, or between a container's children.
@MainActor final class ModalTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    /// What moves the views, for those who drive it by a gesture.
    weak var animator: (any UIViewControllerAnimatedTransitioning)?
    /// What drives it by a gesture, now or later.
    weak var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var kept: (any UIViewImplicitlyAnimating)?
    /// Called when the finger has left, with whether the transition was given up.
    var whenInteractionEnds: (@MainActor (Bool) -> Void)?
    /// Called when a finger took hold of it on its way.
    var whenInteractionBegins: (@MainActor () -> Void)?
    /// How far a gesture has brought it, 0…1.
    private(set) var progress: CGFloat = 0
    /// Called once, with whether it was completed.
    var whenCompleted: (@MainActor (Bool) -> Void)?
    private let from: UIViewController
    private let to: UIViewController
    private let leaving: UIView?
    private let coming: UIView?
    private let starts: [ObjectIdentifier: CGRect]
    private let ends: [ObjectIdentifier: CGRect]

    init(
        in container: UIView, style: UIModalPresentationStyle, from: UIViewController, to: UIViewController, leaving: UIView?,
        coming: UIView?, isAnimated: Bool
    ) {
        containerView = container
        presentationStyle = style
        self.isAnimated = isAnimated
        self.from = from
        self.to = to
        self.leaving = leaving
        self.coming = coming
        starts = [ObjectIdentifier(from): (leaving ?? from.viewIfLoaded)?.frame ?? .zero]
        var ends = [ObjectIdentifier(to): (coming ?? to.viewIfLoaded)?.frame ?? .zero]
        // What stays below has a place at the end as well.
        if leaving == nil { ends[ObjectIdentifier(from)] = from.viewIfLoaded?.frame ?? .zero }
        self.ends = ends
    }

    let targetTransform = CGAffineTransform.identity

    /// What the animator moves the views with, if it says so; asked for once.
    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        if let kept { return kept }
        guard let animator else { return nil }
        let (found, isOwn) = OwnAnswers.watch { animator.interruptibleAnimator(using: self) }
        kept = isOwn ? found : nil
        return kept
    }

    /// Whether a gesture may take hold of it while it runs.
    var isInterruptible: Bool { interaction != nil || interruptibleAnimator != nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? leaving : key == .to ? coming : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { starts[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { ends[ObjectIdentifier(vc)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { progress = percentComplete }

    func pauseInteractiveTransition() {
        guard !isInteractive else { return }
        isInteractive = true
        whenInteractionBegins?()
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }

    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    private func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = isCancelled
        whenInteractionEnds?(isCancelled)
    }

    func completeTransition(_ didComplete: Bool) {
        exchange(&kept, with: nil)
        transitionWasCancelled = !didComplete
        let body = whenCompleted
        whenCompleted = nil
        body?(didComplete)
    }
}
