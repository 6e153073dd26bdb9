/// The context of one presentation's or dismissal's animation.
@MainActor final class ModalTransition: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
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

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? leaving : key == .to ? coming : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { starts[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { ends[ObjectIdentifier(vc)] ?? .zero }

    func completeTransition(_ didComplete: Bool) {
        transitionWasCancelled = !didComplete
        let body = whenCompleted
        whenCompleted = nil
        body?(didComplete)
    }
}
