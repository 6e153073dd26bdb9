extension PresentationDelegateProxy {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        ask((), Hooks.noAnswer(.automatic))
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        ask(traitCollection, Hooks.noAnswer(.automatic))
    }

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        ask(style, Hooks.noAnswer(nil))
    }

    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {
        notify(adaptivePresentationController)
    }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        notify((style: style, coordinator: transitionCoordinator))
    }
}
