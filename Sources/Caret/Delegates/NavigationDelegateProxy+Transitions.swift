extension NavigationDelegateProxy {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ask((operation: operation, from: fromVC, to: toVC), Hooks.noAnswer(nil))
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask(animationController, Hooks.noAnswer(nil))
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        ask((), Hooks.noAnswer(navigationController.defaultSupportedOrientations))
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        ask((), Hooks.noAnswer(navigationController.firstSupportedOrientation))
    }
}
