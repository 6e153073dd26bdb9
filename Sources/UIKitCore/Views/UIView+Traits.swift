extension UIView: TraitRegistrar {
    package var traitRegistrations: TraitRegistrations {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// Light or dark for this view and all that are in it; `.unspecified`, as around it, by default.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrideStyle }
        set {
            guard traits.overrideStyle != newValue else { return }
            traits.overrideStyle = newValue
            traitsWereSet()
        }
    }

    /// Traits for this view and all that are in it, whatever holds around it; none by default.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            guard traits.overrides != newValue else { return }
            traits.overrides = newValue
            traitsWereSet()
        }
    }

    var effectiveTraits: UITraitCollection {
        if let known = traits.known { return known }
        let result = overridden((superview ?? traits.container)?.effectiveTraits ?? inheritedWithoutSuperview)
        traits.known = result
        return result
    }

    /// What will hold here when a screen says other traits.
    func traits(under screen: UITraitCollection) -> UITraitCollection {
        overridden((superview ?? traits.container)?.traits(under: screen) ?? screen)
    }

    /// What holds for a window, and for a view that is in none: what the screen says.
    private var inheritedWithoutSuperview: UITraitCollection {
        (self as? UIWindow)?.traitsOfScreen ?? ApplicationHost.current?.mainScreen.traitCollection ?? .current
    }

    /// Takes over the traits of a container that measures the view before the view becomes its subview.
    func followTraits(of container: UIView) {
        traits.container = container
        guard superview == nil else { return }
        forgetTraits()
        updateTraits()
    }

    private func overridden(_ around: UITraitCollection) -> UITraitCollection {
        let inherited = styled(around)
        let tint = look.tintColor == nil && look.tintAdjustmentMode == .automatic ? around.tint : effectiveTintColor
        return inherited.tint === tint ? inherited : UITraitCollection(inherited.values, tint: tint)
    }

    private func styled(_ inherited: UITraitCollection) -> UITraitCollection {
        let inherited = inherited.overridden(by: owner?.overridesOfView).overridden(by: traits.overrides)
        var style = traits.overrideStyle
        if style == .unspecified { style = owner?.styleOfView ?? .unspecified }
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        var values = inherited.values
        values.userInterfaceStyle = style
        return UITraitCollection(values, tint: inherited.tint)
    }

    /// Forgets what was worked out, here and in all subviews.
    package func forgetTraits() {
        guard let known = traits.known else { return }
        // What was looked at before is what the view has drawn by, whoever told it.
        if traits.told == nil { traits.told = known }
        traits.known = nil
        for view in subviews { view.forgetTraits() }
    }

    /// Tells the tree of traits that differ from those it was told last.
    ///
    /// A view that was told nothing yet, and did not look, expected the main screen's.
    package func updateTraits() {
        let current = effectiveTraits
        let previous = traits.told ?? ApplicationHost.current?.expectedTraits ?? current
        traits.told = current
        if previous !== current, previous != current { traitsDidChange(from: previous, to: current) }
        for view in subviews { view.updateTraits() }
    }

    private func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
        if current.hasDifferentColorAppearance(comparedTo: previous) { appearanceDidChange() }
        if containingWindow != nil, ApplicationHost.current?.appearances.followsTraits == true { takeAppearance(in: owner ?? superview) }
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            traits.registrations.tell(from: previous, to: current)
            owner?.viewTraitsDidChange(from: previous)
        }
        if current.layoutDirection != previous.layoutDirection { directionDidChange() }
        if current.preferredContentSizeCategory != previous.preferredContentSizeCategory { autoLayout.ownGuides[.readable]?.refresh() }
        // Sizes of content were whole pixels of the former screen.
        if current.displayScale != previous.displayScale { contentSizeChanged() }
        setNeedsLayout()
    }
}
