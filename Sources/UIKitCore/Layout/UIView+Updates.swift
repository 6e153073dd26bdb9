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
        MainThreadChecker.check()
        guard !autoLayout.needsUpdate || autoLayout.box == nil else { return }
        autoLayout.needsUpdate = true
        let system = autoLayout.box?.system ?? ApplicationHost.running.layoutSystem
        system.noteUpdate(of: self)
        setNeedsLayout()
    }

    /// Whether the view's class, or its controller's, has something to say when constraints are asked for.
    var makesConstraints: Bool {
        type(of: self).requiresConstraintBasedLayout || MethodOverride.updateConstraints.isOverridden(in: type(of: self))
            || owner?.overridesUpdateViewConstraints ?? false
    }

    func updateNow() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        runUpdateConstraints()
    }

    func runUpdateConstraints() {
        guard autoLayout.needsUpdate else { return }
        // Properties come first: constraints may go by what they set.
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

    /// The layout system's part of a layout: everything solved, so that places can be taken.
    func bringConstraintsUpToDate() {
        (autoLayout.box?.system ?? ApplicationHost.current?.layoutSystem)?.bringUpToDate()
    }

    func changeHidden(_ isHidden: Bool) {
        MainThreadChecker.check()
        guard self.isHidden != isHidden else { return }
        autoLayout.leaving = nil
        if isHidden, let stack = superview as? any ArrangingView, stack.animatesVisibility(of: self) {
            autoLayout.leaving = LeavingMark()
        } else {
            layer.isHidden = isHidden
        }
        (superview as? any ArrangingView)?.subviewVisibilityDidChange(self)
    }

    /// The animation that took a hidden view's room away has ended; of an older hiding that says nothing.
    func hasLeft(_ mark: LeavingMark?) {
        guard let mark, autoLayout.leaving === mark else { return }
        autoLayout.leaving = nil
        layer.isHidden = true
    }
}
