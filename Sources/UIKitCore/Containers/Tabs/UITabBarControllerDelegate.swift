/// Decides over, and hears of, the tabs that a person chooses.
///
/// All methods are optional. None is called when the app sets the selection.
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tapped tab may be chosen; asked for the chosen one as well.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A person chose a tab, perhaps the one that was chosen already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether a tab that a person chose may be chosen; asked for the chosen one as well. Without the method
    /// ``tabBarController(_:shouldSelect:)`` is asked for its controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// A person chose a tab, perhaps the one that was chosen already. Without the method ``tabBarController(_:didSelect:)`` is told its
    /// controller.
    ///
    /// - Parameters:
    ///   - tabBarController: whose tab it is.
    ///   - selectedTab: the tab.
    ///   - previousTab: the one that was chosen before.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// What moves the views where one tab takes another's place; `nil`, the default, changes them at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives that animation by a gesture; `nil`, the default, lets it run.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// How the screen can stand, where this controller is asked; what controllers usually support by default.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    /// How the screen stands best where it cannot stay as it is; what controllers usually prefer by default.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// Answers `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Answers what holds for the tab's controller.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        self.tabBarController(tabBarController, shouldSelect: tab.viewController ?? tab.host)
    }
    /// Tells of the tab's controller.
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        self.tabBarController(tabBarController, didSelect: selectedTab.viewController ?? selectedTab.host)
    }
    /// Answers `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OwnAnswers.none(nil) }
    /// Answers `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OwnAnswers.none(nil) }
    /// Answers what controllers usually support.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        OwnAnswers.none(tabBarController.usualOrientations)
    }
    /// Answers what controllers usually prefer.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { OwnAnswers.none(tabBarController.firstSupportedOrientation) }
}
