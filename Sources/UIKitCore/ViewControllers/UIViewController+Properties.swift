extension UIViewController {
    func markNeedsUpdateProperties() {
        guard !needsProperties else { return }
        needsProperties = true
        loaded?.setNeedsLayout()
    }

    func updatePropertiesIfMarked() {
        guard needsProperties else { return }
        needsProperties = false
        ObservedReads.track {
            updateProperties()
        } onChange: { [weak self] in
            self?.setNeedsUpdateProperties()
        }
    }

    /// Requests an update when the view enters a window, if the class overrides `updateProperties()`.
    func markNeedsUpdatePropertiesIfOverridden() {
        if MethodOverride.updatePropertiesOfController.isOverridden(in: type(of: self)) { markNeedsUpdateProperties() }
    }
}
