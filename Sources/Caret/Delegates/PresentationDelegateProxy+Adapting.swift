extension PresentationDelegateProxy {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        adaptivePresentationStyle.ask((), Hooks.noAnswer(.automatic))
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        adaptivePresentationStyleForTraits.ask(traitCollection, Hooks.noAnswer(.automatic))
    }

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        viewControllerForAdaptivePresentationStyle.ask(style, Hooks.noAnswer(nil))
    }

    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {
        prepareAdaptive.notify(adaptivePresentationController)
    }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        willPresentWithAdaptiveStyle.notify((style: style, coordinator: transitionCoordinator))
    }
}
