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

    /// Who has something to set does so when its view comes into a window.
    func markPropertiesIfUsed() {
        if MethodOverride.updatePropertiesOfController.isOverridden(in: type(of: self)) { markProperties() }
    }
}
