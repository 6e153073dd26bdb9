/// The notifications of the view to its controller.
extension UIViewController: ViewOwner {
    package func viewUpdatesProperties() {
        updatePropertiesIfMarked()
        updateUnavailable()
    }
    package func viewWillLayout() { handleLayout { viewWillLayoutSubviews() } }
    package func viewUpdatesConstraints() { updateViewConstraints() }
    package var overridesUpdateViewConstraints: Bool { MethodOverride.updateViewConstraints.isOverridden(in: type(of: self)) }
    package func viewMarginsDidChange() { viewLayoutMarginsDidChange() }
    package func viewDidLayout() {
        layOutUnavailable()
        viewDidLayoutSubviews()
    }
    package func viewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }
    package func viewTraitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        setNeedsUnavailableUpdateIfUsed()
        traitRegistrations.notify(from: previous, to: traitCollection)
    }
    package func viewWillMove(to window: UIWindow?) { handleWillMove(to: window) }
    package func viewDidMove(to window: UIWindow?) {
        if window != nil {
            markNeedsUpdatePropertiesIfOverridden()
            setNeedsUnavailableUpdateIfUsed()
        }
        handleDidMove(to: window)
    }
    package var insetsAddedToSafeArea: UIEdgeInsets { additionalSafeAreaInsets + barInsets }
    package var minimumMargins: NSDirectionalEdgeInsets? { viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil }
    package var styleOfView: UIUserInterfaceStyle { overrideUserInterfaceStyle }
    package var overridesOfView: UITraitOverrides { allOverrides }
}
