extension UIView {
    /// Whether the view's own place comes from its autoresizing mask and frame; `true` by default. Constraints on the view need `false`.
    func setTranslatesMask(_ translates: Bool) {
        guard autoLayout.translatesMask != translates else { return }
        autoLayout.translatesMask = translates
        syncBox()
        needsContentSize()
        superview?.setNeedsLayout()
    }

    func markUpdate() {
        guard !autoLayout.needsUpdate || autoLayout.box == nil else { return }
        autoLayout.needsUpdate = true
        let system = autoLayout.box?.system ?? ApplicationHost.running.layoutSystem
        system.noteUpdate(of: self)
        setNeedsLayout()
    }

    func updateNow() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        runUpdateConstraints()
    }

    func runUpdateConstraints() {
        guard autoLayout.needsUpdate else { return }
        autoLayout.needsUpdate = false
        effectiveTraits.performAsCurrent {
            track({ $0.setNeedsUpdateConstraints() }) {
                if let owner { owner.viewUpdatesConstraints() } else { updateConstraints() }
            }
        }
    }

    /// The layout system's part of a layout: everything solved, so that places can be taken.
    func bringConstraintsUpToDate() {
        (autoLayout.box?.system ?? ApplicationHost.current?.layoutSystem)?.bringUpToDate()
    }

    func setHiddenLayer(_ isHidden: Bool) {
        guard layer.isHidden != isHidden else { return }
        layer.isHidden = isHidden
        (superview as? any ArrangingView)?.subviewVisibilityDidChange(self)
    }
}
