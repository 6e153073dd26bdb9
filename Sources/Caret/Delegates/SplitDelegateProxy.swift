/// A proxy that forwards the methods of `UISplitViewControllerDelegate` to closures.
final class SplitDelegateProxy: DelegateProxy, UISplitViewControllerDelegate {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        notify(displayMode)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        ask(proposedTopColumn, Hooks.noAnswer(proposedTopColumn))
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        ask(proposedDisplayMode, Hooks.noAnswer(proposedDisplayMode))
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        notify(())
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        notify(())
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        notify(())
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        notify(())
    }

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        ask((), Hooks.noAnswer(nil))
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        ask((), Hooks.noAnswer(nil))
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        notify(column)
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        notify(column)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        ask((secondary: secondaryViewController, primary: primaryViewController), Hooks.noAnswer(false))
    }

    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController)
        -> UIViewController?
    {
        ask(primaryViewController, Hooks.noAnswer(nil))
    }

    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        ask((detail: vc, sender: sender), Hooks.noAnswer(false))
    }

    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        ask((), Hooks.noAnswer(splitViewController.defaultSupportedOrientations))
    }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        ask((), Hooks.noAnswer(splitViewController.firstSupportedOrientation))
    }

    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        ask((controller: vc, sender: sender), Hooks.noAnswer(false))
    }
}
