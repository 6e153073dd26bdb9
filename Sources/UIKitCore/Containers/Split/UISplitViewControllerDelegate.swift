/// Customizes the columns of a split view controller, and is notified of their changes.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called when the display mode is about to change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the column that is on top after the interface collapses; the proposed column by default.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode for the expanded interface; the proposed mode by default.
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the interface collapsed to one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the interface expanded to several columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called when a column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called when a column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called when an edge gesture is about to show a column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when the edge gesture has ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// With the unspecified style, returns the first controller of the collapsed interface; `nil`, the default, keeps
    /// the current controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// With the unspecified style, returns the first controller of the expanded interface; `nil`, the default, keeps
    /// the current controller.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// With the unspecified style, returns whether the delegate has merged the second controller into the first;
    /// `false` by default.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// With the unspecified style, returns the second controller of the expanded interface; `nil`, the default, uses
    /// the controller from before the collapse.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns whether the delegate, instead of the split view controller, shows the detail `vc`; `false` by default.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    /// Returns whether the delegate, instead of the split view controller, shows `vc` in the primary column; `false` by
    /// default.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Returns the supported orientations of the split view controller; by default, the default orientations of a view
    /// controller.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented if the current orientation is not supported; by
    /// default, the first supported orientation.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { DefaultImplementationProbe.fallback(proposedTopColumn) }
    /// Returns the proposed display mode.
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { DefaultImplementationProbe.fallback(proposedDisplayMode) }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    /// Returns `nil`.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns `nil`.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { DefaultImplementationProbe.fallback(false) }
    /// Returns `nil`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { DefaultImplementationProbe.fallback(false) }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { DefaultImplementationProbe.fallback(false) }
    /// Returns the default orientations of a view controller.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        DefaultImplementationProbe.fallback(splitViewController.defaultSupportedOrientations)
    }
    /// Returns the first supported orientation.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { DefaultImplementationProbe.fallback(splitViewController.firstSupportedOrientation) }
}
