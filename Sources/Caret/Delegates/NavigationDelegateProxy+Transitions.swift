extension NavigationDelegateProxy {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animationControllerForOperation.ask((operation: operation, from: fromVC, to: toVC), Hooks.noAnswer(nil))
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController.ask(animationController, Hooks.noAnswer(nil))
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        supportedInterfaceOrientations.ask((), Hooks.noAnswer(Hooks.supportedOrientations(of: navigationController)))
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        preferredInterfaceOrientation.ask((), Hooks.noAnswer(Hooks.presentedOrientation(of: navigationController)))
    }
}
