/// Becomes the delegate of an object, and forwards the methods of `UISplitViewControllerDelegate` to its recipients.
final class SplitDelegateForwarder: DelegateForwarder, UISplitViewControllerDelegate {
    let splitDelegateProxy = SplitDelegateProxy()
    private var recipients: Recipients<any UISplitViewControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(splitDelegateProxy)
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        recipients.notify(svc, displayMode) { $0.splitViewController(_:willChangeTo:) }
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        recipients.ask(svc, proposedTopColumn) { $0.splitViewController(_:topColumnForCollapsingToProposedTopColumn:) }
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        recipients.ask(svc, proposedDisplayMode) { $0.splitViewController(_:displayModeForExpandingToProposedDisplayMode:) }
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        recipients.notify(svc) { $0.splitViewControllerDidCollapse(_:) }
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        recipients.notify(svc) { $0.splitViewControllerDidExpand(_:) }
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        recipients.notify(svc) { $0.splitViewControllerInteractivePresentationGestureWillBegin(_:) }
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        recipients.notify(svc) { $0.splitViewControllerInteractivePresentationGestureDidEnd(_:) }
    }

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        recipients.ask(splitViewController) { $0.primaryViewController(forCollapsing:) }
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        recipients.ask(splitViewController) { $0.primaryViewController(forExpanding:) }
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        recipients.notify(svc, column) { $0.splitViewController(_:willShow:) }
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        recipients.notify(svc, column) { $0.splitViewController(_:willHide:) }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        recipients.ask(splitViewController, secondaryViewController, primaryViewController) {
            $0.splitViewController(_:collapseSecondary:onto:)
        }
    }

    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController)
        -> UIViewController?
    {
        recipients.ask(splitViewController, primaryViewController) { $0.splitViewController(_:separateSecondaryFrom:) }
    }

    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        recipients.ask(splitViewController, vc, sender) { $0.splitViewController(_:showDetail:sender:) }
    }

    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
        recipients.ask(splitViewController) { $0.splitViewControllerSupportedInterfaceOrientations(_:) }
    }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientation
    {
        recipients.ask(splitViewController) { $0.splitViewControllerPreferredInterfaceOrientationForPresentation(_:) }
    }

    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        recipients.ask(splitViewController, vc, sender) { $0.splitViewController(_:show:sender:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { splitDelegateProxyMethods }
    #endif
}
