extension UIView {
    /// Sets whether the view's frame comes from its autoresizing mask; `true` by default. Constraints on the view
    /// require `false`.
    func setTranslatesMask(_ translates: Bool) {
        guard autoLayout.translatesMask != translates else { return }
        autoLayout.translatesMask = translates
        updateFixedVariables()
        setNeedsContentSize()
        superview?.setNeedsLayout()
    }

    func invalidateConstraints() {
        MainThreadChecker.check()
        guard !autoLayout.needsUpdate || autoLayout.variables == nil else { return }
        autoLayout.needsUpdate = true
        let system = autoLayout.variables?.system ?? ApplicationHost.running.layoutSystem
        system.enqueueUpdate(of: self)
        setNeedsLayout()
    }

    /// Whether the view requires constraints, or the view or its controller overrides their update.
    var makesConstraints: Bool {
        type(of: self).requiresConstraintBasedLayout || MethodOverride.updateConstraints.isOverridden(in: type(of: self))
            || owner?.overridesUpdateViewConstraints ?? false
    }

    func updateConstraintsInTree() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        runUpdateConstraints()
    }

    func runUpdateConstraints() {
        guard autoLayout.needsUpdate else { return }
        // Properties come first, since constraints may depend on them.
        owner?.viewUpdatesProperties()
        runUpdateProperties()
        autoLayout.needsUpdate = false
        LayoutNesting.shared.run(.constraints, of: self) {
            effectiveTraits.performAsCurrent {
                track({ $0.setNeedsUpdateConstraints() }) {
                    if let owner { owner.viewUpdatesConstraints() } else { updateConstraints() }
                }
            }
        }
    }

    /// Solves the layout system before frames are read.
    func bringConstraintsUpToDate() {
        (autoLayout.variables?.system ?? ApplicationHost.current?.layoutSystem)?.solveIfNeeded()
    }

    func applyHidden(_ isHidden: Bool) {
        MainThreadChecker.check()
        guard self.isHidden != isHidden else { return }
        autoLayout.removalToken = nil
        if isHidden, let stack = superview as? any ArrangingView, stack.animatesVisibility(of: self) {
            autoLayout.removalToken = RemovalToken()
        } else {
            layer.isHidden = isHidden
        }
        (superview as? any ArrangingView)?.subviewVisibilityDidChange(self)
    }

    /// Hides the view when the animation of its removal from a stack has ended. A token of an earlier animation is
    /// ignored.
    func finishAnimatedRemoval(_ token: RemovalToken?) {
        guard let token, autoLayout.removalToken === token else { return }
        autoLayout.removalToken = nil
        layer.isHidden = true
    }
}
