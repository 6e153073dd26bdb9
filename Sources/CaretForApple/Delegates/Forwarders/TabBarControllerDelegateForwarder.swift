/// Becomes the delegate of an object, and forwards the methods of `UITabBarControllerDelegate` to its recipients.
final class TabBarControllerDelegateForwarder: DelegateForwarder, UITabBarControllerDelegate {
    let tabBarControllerDelegateProxy = TabBarControllerDelegateProxy()
    private var recipients: Recipients<any UITabBarControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(tabBarControllerDelegateProxy)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        recipients.agree(tabBarController, viewController) { $0.tabBarController(_:shouldSelect:) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        recipients.notify(tabBarController, viewController) { $0.tabBarController(_:didSelect:) }
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        recipients.agree(tabBarController, tab) { $0.tabBarController(_:shouldSelectTab:) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        recipients.notify(tabBarController, selectedTab, previousTab) { $0.tabBarController(_:didSelectTab:previousTab:) }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        recipients.ask(tabBarController, fromVC, toVC) { $0.tabBarController(_:animationControllerForTransitionFrom:to:) }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        recipients.ask(tabBarController, animationController) { $0.tabBarController(_:interactionControllerFor:) }
    }

    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        recipients.ask(tabBarController) { $0.tabBarControllerSupportedInterfaceOrientations(_:) }
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
        recipients.ask(tabBarController) { $0.tabBarControllerPreferredInterfaceOrientationForPresentation(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { tabBarControllerDelegateProxyMethods }
    #endif
}
