extension UIViewController {
    func markProperties() {
        guard !needsProperties else { return }
        needsProperties = true
        loaded?.setNeedsLayout()
    }

    func runUpdateProperties() {
        guard needsProperties else { return }
        needsProperties = false
        ObservedReads.track {
            updateProperties()
        } onChange: { [weak self] in
            self?.setNeedsUpdateProperties()
        }
    }

    /// Requests an update when the view enters a window, if the class overrides `updateProperties()`.
    func markPropertiesIfUsed() {
        if MethodOverride.updatePropertiesOfController.isOverridden(in: type(of: self)) { markProperties() }
    }
}
