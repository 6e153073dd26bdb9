/// The notifications of the view to its controller.
extension UIViewController: ViewOwner {
    package func viewUpdatesProperties() {
        runUpdateProperties()
        updateUnavailable()
    }
    package func viewWillLayout() { handleLayout { viewWillLayoutSubviews() } }
    package func viewUpdatesConstraints() { updateViewConstraints() }
    package var overridesUpdateViewConstraints: Bool { MethodOverride.updateViewConstraints.isOverridden(in: type(of: self)) }
    package func viewMarginsDidChange() { viewLayoutMarginsDidChange() }
    package func viewDidLayout() {
        placeUnavailable()
        viewDidLayoutSubviews()
    }
    package func viewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }
    package func viewTraitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        markUnavailableIfUsed()
        traitRegistrations.notify(from: previous, to: traitCollection)
    }
    package func viewWillMove(to window: UIWindow?) { handleWillMove(to: window) }
    package func viewDidMove(to window: UIWindow?) {
        if window != nil {
            markPropertiesIfUsed()
            markUnavailableIfUsed()
        }
        handleDidMove(to: window)
    }
    package var insetsAddedToSafeArea: UIEdgeInsets { additionalSafeAreaInsets + coveredByBar }
    package var minimumMargins: NSDirectionalEdgeInsets? { viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil }
    package var styleOfView: UIUserInterfaceStyle { overrideUserInterfaceStyle }
    package var overridesOfView: UITraitOverrides { allOverrides }
}
