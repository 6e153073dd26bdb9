/// A proxy that forwards the methods of `UISplitViewControllerDelegate` to closures.
final class SplitDelegateProxy: NSObject, DelegateProxy, UISplitViewControllerDelegate {
    lazy var willChangeDisplayMode = DelegateSlot<UISplitViewController.DisplayMode, Void>(self)
    lazy var topColumnForCollapsing = DelegateSlot<UISplitViewController.Column, UISplitViewController.Column>(self)
    lazy var displayModeForExpanding = DelegateSlot<UISplitViewController.DisplayMode, UISplitViewController.DisplayMode>(self)
    lazy var didCollapse = DelegateSlot<Void, Void>(self)
    lazy var didExpand = DelegateSlot<Void, Void>(self)
    lazy var edgeGestureWillBegin = DelegateSlot<Void, Void>(self)
    lazy var edgeGestureDidEnd = DelegateSlot<Void, Void>(self)
    lazy var primaryForCollapsing = DelegateSlot<Void, UIViewController?>(self)
    lazy var primaryForExpanding = DelegateSlot<Void, UIViewController?>(self)
    lazy var willShowColumn = DelegateSlot<UISplitViewController.Column, Void>(self)
    lazy var willHideColumn = DelegateSlot<UISplitViewController.Column, Void>(self)
    lazy var collapseSecondary = DelegateSlot<(secondary: UIViewController, primary: UIViewController), Bool>(self)
    lazy var separateSecondary = DelegateSlot<UIViewController, UIViewController?>(self)
    lazy var showDetail = DelegateSlot<(detail: UIViewController, sender: Any?), Bool>(self)
    lazy var supportedInterfaceOrientations = DelegateSlot<Void, UIInterfaceOrientationMask>(self)
    lazy var preferredInterfaceOrientation = DelegateSlot<Void, UIInterfaceOrientation>(self)
    lazy var show = DelegateSlot<(controller: UIViewController, sender: Any?), Bool>(self)

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        willChangeDisplayMode.notify(displayMode)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        topColumnForCollapsing.ask(proposedTopColumn, Hooks.noAnswer(proposedTopColumn))
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        displayModeForExpanding.ask(proposedDisplayMode, Hooks.noAnswer(proposedDisplayMode))
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        didCollapse.notify(())
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        didExpand.notify(())
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        edgeGestureWillBegin.notify(())
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        edgeGestureDidEnd.notify(())
    }

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        primaryForCollapsing.ask((), Hooks.noAnswer(nil))
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        primaryForExpanding.ask((), Hooks.noAnswer(nil))
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        willShowColumn.notify(column)
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        willHideColumn.notify(column)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        collapseSecondary.ask((secondary: secondaryViewController, primary: primaryViewController), Hooks.noAnswer(false))
    }

    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController)
        -> UIViewController?
    {
        separateSecondary.ask(primaryViewController, Hooks.noAnswer(nil))
    }

    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        showDetail.ask((detail: vc, sender: sender), Hooks.noAnswer(false))
    }

    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        supportedInterfaceOrientations.ask((), Hooks.noAnswer(Hooks.supportedOrientations(of: splitViewController)))
    }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        preferredInterfaceOrientation.ask((), Hooks.noAnswer(Hooks.presentedOrientation(of: splitViewController)))
    }

    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        show.ask((controller: vc, sender: sender), Hooks.noAnswer(false))
    }
}
