/// Becomes the delegate of an object, and forwards the methods of `UIViewControllerTransitioningDelegate` to its
/// recipients.
final class TransitioningDelegateForwarder: DelegateForwarder, UIViewControllerTransitioningDelegate {
    let transitioningDelegateProxy = TransitioningDelegateProxy()
    private var recipients: Recipients<any UIViewControllerTransitioningDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(transitioningDelegateProxy)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        recipients.ask(presented, presenting, source) { $0.animationController(forPresented:presenting:source:) }
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        recipients.ask(dismissed) { $0.animationController(forDismissed:) }
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        recipients.ask(animator) { $0.interactionControllerForPresentation(using:) }
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        recipients.ask(animator) { $0.interactionControllerForDismissal(using:) }
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    {
        recipients.ask(presented, presenting, source) { $0.presentationController(forPresented:presenting:source:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { transitioningDelegateProxyMethods }
    #endif
}
