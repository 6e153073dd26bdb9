/// Becomes the delegate of an object, and forwards the methods of `UINavigationControllerDelegate` to its recipients.
class NavigationDelegateForwarder: DelegateForwarder, UINavigationControllerDelegate {
    let navigationDelegateProxy = NavigationDelegateProxy()
    private var recipients: Recipients<any UINavigationControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(navigationDelegateProxy)
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        recipients.ask(navigationController, operation, fromVC, toVC) { $0.navigationController(_:animationControllerFor:from:to:) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        recipients.ask(navigationController, animationController) { $0.navigationController(_:interactionControllerFor:) }
    }

    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        recipients.ask(navigationController) { $0.navigationControllerSupportedInterfaceOrientations(_:) }
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
        -> UIInterfaceOrientation
    {
        recipients.ask(navigationController) { $0.navigationControllerPreferredInterfaceOrientationForPresentation(_:) }
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        recipients.notify(navigationController, viewController, animated) { $0.navigationController(_:willShow:animated:) }
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        recipients.notify(navigationController, viewController, animated) { $0.navigationController(_:didShow:animated:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { navigationDelegateProxyMethods }
    #endif
}
