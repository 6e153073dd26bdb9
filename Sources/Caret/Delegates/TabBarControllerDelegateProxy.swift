/// A proxy that forwards the methods of `UITabBarControllerDelegate` to closures.
final class TabBarControllerDelegateProxy: DelegateProxy, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        agree(viewController)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        notify(viewController)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        let agreesToController = self.tabBarController(tabBarController, shouldSelect: controller(of: tab))
        return agree(tab) && agreesToController
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        notify((selectedTab: selectedTab, previousTab: previousTab))
        self.tabBarController(tabBarController, didSelect: controller(of: selectedTab))
    }

    private func controller(of tab: UITab) -> UIViewController { tab.viewController ?? tab.containerController }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ask((from: fromVC, to: toVC), Hooks.noAnswer(nil))
    }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask(animationController, Hooks.noAnswer(nil))
    }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        ask((), Hooks.noAnswer(tabBarController.defaultSupportedOrientations))
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        ask((), Hooks.noAnswer(tabBarController.firstSupportedOrientation))
    }
}
