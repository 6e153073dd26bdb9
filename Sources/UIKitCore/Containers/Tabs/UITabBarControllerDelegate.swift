/// Allows or prevents selections of tabs by the user, and is notified of them.
///
/// All methods are optional. No selection method is called when the app sets the selection.
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tapped tab may be selected. Also called for the tab that is already selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user selected a tab. The tab may already have been selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns whether a tapped tab may be selected. Also called for the tab that is already selected. By default
    /// returns the result of ``tabBarController(_:shouldSelect:)`` for the tab's controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after the user selected a tab. The tab may already have been selected. By default calls
    /// ``tabBarController(_:didSelect:)`` with the tab's controller.
    ///
    /// - Parameters:
    ///   - tabBarController: The controller of the tab.
    ///   - selectedTab: The selected tab.
    ///   - previousTab: The tab that was selected before.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Returns the animator for the transition from one tab to another; `nil`, the default, for no animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the controller that drives an animator interactively; `nil`, the default, runs the animation without
    /// interaction.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the supported orientations of the tab bar controller; by default, the default orientations of a view
    /// controller.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented if the current orientation is not supported; by
    /// default, the first supported orientation.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Returns the result of `tabBarController(_:shouldSelect:)` for the tab's controller.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        self.tabBarController(tabBarController, shouldSelect: tab.viewController ?? tab.containerController)
    }
    /// Calls `tabBarController(_:didSelect:)` with the tab's controller.
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        self.tabBarController(tabBarController, didSelect: selectedTab.viewController ?? selectedTab.containerController)
    }
    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the default orientations of a view controller.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        DefaultImplementationProbe.fallback(tabBarController.defaultSupportedOrientations)
    }
    /// Returns the first supported orientation.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { DefaultImplementationProbe.fallback(tabBarController.firstSupportedOrientation) }
}
