/// A proxy that forwards the methods of `UIViewControllerTransitioningDelegate` to closures.
final class TransitioningDelegateProxy: NSObject, DelegateProxy, UIViewControllerTransitioningDelegate {
    lazy var animationControllerForPresented = DelegateSlot<
        (presented: UIViewController, presenting: UIViewController, source: UIViewController), (any UIViewControllerAnimatedTransitioning)?
    >(self)
    lazy var animationControllerForDismissed = DelegateSlot<UIViewController, (any UIViewControllerAnimatedTransitioning)?>(self)
    lazy var interactionControllerForPresentation = DelegateSlot<
        any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
    >(self)
    lazy var interactionControllerForDismissal = DelegateSlot<
        any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
    >(self)
    lazy var presentationControllerForPresented = DelegateSlot<
        (presented: UIViewController, presenting: UIViewController?, source: UIViewController), UIPresentationController?
    >(self)

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        animationControllerForPresented.ask((presented: presented, presenting: presenting, source: source), Hooks.noAnswer(nil))
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animationControllerForDismissed.ask(dismissed, Hooks.noAnswer(nil))
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionControllerForPresentation.ask(animator, Hooks.noAnswer(nil))
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionControllerForDismissal.ask(animator, Hooks.noAnswer(nil))
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    {
        presentationControllerForPresented.ask((presented: presented, presenting: presenting, source: source), Hooks.noAnswer(nil))
    }
}
