extension UIView {
    /// Lays out the view in the layout pass: notifies its controller before and after `layoutSubviews()`.
    package func performLayout() {
        owner?.viewUpdatesProperties()
        runUpdateProperties()
        autoLayout.builtInGuides[.keyboard]?.refresh()
        bringConstraintsUpToDate()
        LayoutNesting.shared.run(.layout, of: self) {
            effectiveTraits.performAsCurrent {
                track({ $0.setNeedsLayout() }) {
                    owner?.viewWillLayout()
                    layoutState.isLayingOut = true
                    layoutSubviews()
                    layoutState.isLayingOut = false
                    owner?.viewDidLayout()
                }
            }
        }
        reportBrokenConstraints()
    }

    /// Reports unsatisfiable constraints after a layout in a view tree without a window.
    private func reportBrokenConstraints() {
        guard !autoLayout.unreported.isEmpty else { return }
        let broken = autoLayout.unreported
        autoLayout.unreported = []
        (autoLayout.variables?.system ?? ApplicationHost.current?.layoutSystem)?.reportLater(broken)
    }

    /// Performs the pending layout of the view and its descendants at once: constraints first, then frames.
    ///
    /// The view is the root of the pass. Its own frame belongs to its superview's layout and does not change.
    func layOutNow() {
        MainThreadChecker.check()
        UnsatisfiableConstraintReporter.shared.performLayout {
            for _ in 0..<LayoutPass.maximumRounds {
                PendingTraitUpdates.flush()
                bringConstraintsUpToDate()
                layer.layoutSubtreeIfNeeded()
                guard layer.needsLayout() else { return }
            }
            EndlessLayout.report("Layout that was asked for at once", of: [self])
        }
    }

    /// Updates the layout after the direction changed: constraints with leading or trailing attributes are installed
    /// again.
    func directionDidChange() {
        setNeedsLayout()
        marginsDidChange()
        for constraint in autoLayout.heldConstraints.all
        where constraint.first.usesLeadingOrTrailing || constraint.second.usesLeadingOrTrailing {
            constraint.reinstall()
        }
    }

    func setSemantics(_ semantics: UISemanticContentAttribute) {
        appearanceDidSet(.semanticContentAttribute, \UIView.semanticContentAttribute, semantics)
        guard layoutState.semanticContentAttribute != semantics else { return }
        layoutState.semanticContentAttribute = semantics
        directionDidChange()
    }

    /// The layout direction of the view's content, from its semantic content attribute and traits.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let inheritedDirection: UIUserInterfaceLayoutDirection =
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inheritedDirection)
    }

    /// Returns the direction for a semantic content attribute in a left-to-right app.
    public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// Returns the direction for a semantic content attribute in a context of the direction `layoutDirection`.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
