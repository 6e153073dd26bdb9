/// A proxy that forwards the methods of `UIViewControllerTransitioningDelegate` to closures.
final class TransitioningDelegateProxy: DelegateProxy, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        ask((presented: presented, presenting: presenting, source: source), Hooks.noAnswer(nil))
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        ask(dismissed, Hooks.noAnswer(nil))
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask(animator, Hooks.noAnswer(nil))
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask(animator, Hooks.noAnswer(nil))
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    {
        ask((presented: presented, presenting: presenting, source: source), Hooks.noAnswer(nil))
    }
}
