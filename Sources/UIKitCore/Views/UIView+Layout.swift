extension UIView {
    /// One view's turn in the layout pass: its controller before and after, its own `layoutSubviews()` between.
    package func performLayout() {
        owner?.viewUpdatesProperties()
        runUpdateProperties()
        autoLayout.ownGuides[.keyboard]?.refresh()
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

    /// The view was laid out in a tree that is in no window: constraints in it that are broken count from now on.
    private func reportBrokenConstraints() {
        guard !autoLayout.unreported.isEmpty else { return }
        let broken = autoLayout.unreported
        autoLayout.unreported = []
        (autoLayout.box?.system ?? ApplicationHost.current?.layoutSystem)?.reportLater(broken)
    }

    /// What is asked for in the view and below it, at once: constraints first, then places.
    ///
    /// The view is the root of the pass. Its own place belongs to the layout of its superview, and stays as it is until then.
    func layOutNow() {
        MainThreadChecker.check()
        BrokenConstraintReports.shared.wait {
            for _ in 0..<LayoutPass.maximumRounds {
                OwedTraits.pay()
                bringConstraintsUpToDate()
                layer.layoutBelowIfNeeded()
                guard layer.needsLayout() else { return }
            }
            EndlessLayout.report("Layout that was asked for at once", of: [self])
        }
    }

    /// Leading is another side now: constraints that speak of it are put in anew.
    func directionDidChange() {
        setNeedsLayout()
        marginsDidChange()
        for constraint in autoLayout.held.all where constraint.first.isDirectional || constraint.second.isDirectional {
            constraint.reinstall()
        }
    }

    func setSemantics(_ semantics: UISemanticContentAttribute) {
        noteAppearance(.semanticContentAttribute, \UIView.semanticContentAttribute, semantics)
        guard layoutState.semanticContentAttribute != semantics else { return }
        layoutState.semanticContentAttribute = semantics
        directionDidChange()
    }

    /// The direction to lay the view's content out in, by its semantics and traits.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let surroundings: UIUserInterfaceLayoutDirection = traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: surroundings)
    }

    /// The direction for a view of that semantics in an app that is read from left to right.
    public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction for a view of that semantics in surroundings which are read in `layoutDirection`.
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
