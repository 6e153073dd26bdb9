extension UIView {
    /// Runs `body`, and calls `invalidate` once when an observable value that `body` read changes.
    ///
    /// The view is not retained, and several changes cause one call. The call precedes the change, so the view reads
    /// the new value in a later pass.
    func track(_ invalidate: @escaping @MainActor (UIView) -> Void, _ body: () -> Void) {
        ObservedReads.track(body) { [weak self] in if let self { invalidate(self) } }
    }

    func invalidateProperties() {
        guard !autoLayout.needsProperties else { return }
        autoLayout.needsProperties = true
        setNeedsLayout()
    }

    func runUpdateProperties() {
        guard autoLayout.needsProperties else { return }
        autoLayout.needsProperties = false
        LayoutNesting.shared.run(.properties, of: self) {
            effectiveTraits.performAsCurrent {
                track({ $0.setNeedsUpdateProperties() }) { updateProperties() }
            }
        }
    }
}

extension UIButton {
    func invalidateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Performs a pending update of the configuration: calls `updateConfiguration()` and the handler, and observes the
    /// values that they read.
    func runConfigurationUpdate() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        track({ ($0 as? UIButton)?.invalidateConfiguration() }) {
            updateConfiguration()
            configurationUpdateHandler?(self)
        }
    }
}
