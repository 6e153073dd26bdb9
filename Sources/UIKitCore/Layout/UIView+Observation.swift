extension UIView {
    /// Runs `body`, and `invalidate` once after something observable that it read has changed.
    ///
    /// The view is not kept: one that is gone is not asked for anything. However much changes, it is asked once.
    /// The change is about to happen then: the view reads it in a later pass.
    func track(_ invalidate: @escaping @MainActor (UIView) -> Void, _ body: () -> Void) {
        ObservedReads.track(body) { [weak self] in if let self { invalidate(self) } }
    }

    func markProperties() {
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
    func markConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Has the method and the handler set the configuration where that was asked for, and what they read followed.
    func runConfigurationUpdate() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        track({ ($0 as? UIButton)?.markConfiguration() }) {
            updateConfiguration()
            configurationUpdateHandler?(self)
        }
    }
}
