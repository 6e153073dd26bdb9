/// A proxy that forwards the methods of `UITabBarControllerDelegate` to closures.
final class TabBarControllerDelegateProxy: NSObject, DelegateProxy, UITabBarControllerDelegate {
    lazy var shouldSelect = DelegateSlot<UIViewController, Bool>(self)
    lazy var didSelect = DelegateSlot<UIViewController, Void>(self)
    lazy var shouldSelectTab = DelegateSlot<UITab, Bool>(self)
    lazy var didSelectTab = DelegateSlot<(selectedTab: UITab, previousTab: UITab?), Void>(self)
    lazy var animationControllerForTransition = DelegateSlot<
        (from: UIViewController, to: UIViewController), (any UIViewControllerAnimatedTransitioning)?
    >(self)
    lazy var interactionController = DelegateSlot<
        any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
    >(self)
    lazy var supportedInterfaceOrientations = DelegateSlot<Void, UIInterfaceOrientationMask>(self)
    lazy var preferredInterfaceOrientation = DelegateSlot<Void, UIInterfaceOrientation>(self)

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        shouldSelect.agree(viewController)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        didSelect.notify(viewController)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        let agreesToController = self.tabBarController(tabBarController, shouldSelect: Hooks.controller(of: tab))
        return shouldSelectTab.agree(tab) && agreesToController
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        didSelectTab.notify((selectedTab: selectedTab, previousTab: previousTab))
        self.tabBarController(tabBarController, didSelect: Hooks.controller(of: selectedTab))
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animationControllerForTransition.ask((from: fromVC, to: toVC), Hooks.noAnswer(nil))
    }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController.ask(animationController, Hooks.noAnswer(nil))
    }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        supportedInterfaceOrientations.ask((), Hooks.noAnswer(Hooks.supportedOrientations(of: tabBarController)))
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        preferredInterfaceOrientation.ask((), Hooks.noAnswer(Hooks.presentedOrientation(of: tabBarController)))
    }
}
