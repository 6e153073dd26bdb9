extension UIView: TraitRegistrar {
    package var traitRegistrations: TraitRegistrations {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// The light or dark style of the view and its descendants; `.unspecified`, the inherited style, by default.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrideStyle }
        set {
            guard traits.overrideStyle != newValue else { return }
            traits.overrideStyle = newValue
            traitsWereSet()
        }
    }

    /// The traits that the view overrides for itself and its descendants; none by default.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            guard traits.overrides != newValue else { return }
            traits.overrides = newValue
            traitsWereSet()
        }
    }

    var effectiveTraits: UITraitCollection {
        if let cachedTraits = traits.cached { return cachedTraits }
        let result = applyingOverrides(to: (superview ?? traits.container)?.effectiveTraits ?? inheritedWithoutSuperview)
        traits.cached = result
        return result
    }

    /// Returns the traits that the view has if the screen's traits are `screen`.
    func traits(under screen: UITraitCollection) -> UITraitCollection {
        applyingOverrides(to: (superview ?? traits.container)?.traits(under: screen) ?? screen)
    }

    /// The inherited traits of a window or of a view outside windows: those of the screen.
    private var inheritedWithoutSuperview: UITraitCollection {
        (self as? UIWindow)?.traitsOfScreen ?? ApplicationHost.current?.mainScreen.traitCollection ?? .current
    }

    /// Uses the traits of a container that measures the view before adding it as a subview.
    func followTraits(of container: UIView) {
        traits.container = container
        guard superview == nil else { return }
        invalidateTraits()
        updateTraits()
    }

    private func applyingOverrides(to environment: UITraitCollection) -> UITraitCollection {
        let inheritedTraits = applyingStyle(to: environment)
        let inheritsTint = viewAppearance.tintColor == nil && viewAppearance.tintAdjustmentMode == .automatic
        let tint = inheritsTint ? environment.tint : effectiveTintColor
        return inheritedTraits.tint === tint ? inheritedTraits : UITraitCollection(inheritedTraits.values, tint: tint)
    }

    private func applyingStyle(to inherited: UITraitCollection) -> UITraitCollection {
        let inherited = inherited.overridden(by: owner?.overridesOfView).overridden(by: traits.overrides)
        var style = traits.overrideStyle
        if style == .unspecified { style = owner?.styleOfView ?? .unspecified }
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        var values = inherited.values
        values.userInterfaceStyle = style
        return UITraitCollection(values, tint: inherited.tint)
    }

    /// Invalidates the cached traits of the view and all descendants.
    package func invalidateTraits() {
        guard let cachedTraits = traits.cached else { return }
        // The view has read these traits and may have drawn with them, even if it was not notified of them.
        if traits.lastNotified == nil { traits.lastNotified = cachedTraits }
        traits.cached = nil
        for view in subviews { view.invalidateTraits() }
    }

    /// Notifies the view and its descendants if their traits differ from those of the last notification.
    ///
    /// Without a notification and before the traits are first read, they are compared with those of the main screen.
    package func updateTraits() {
        let current = effectiveTraits
        let previous = traits.lastNotified ?? ApplicationHost.current?.expectedTraits ?? current
        traits.lastNotified = current
        if previous !== current, previous != current { traitsDidChange(from: previous, to: current) }
        for view in subviews { view.updateTraits() }
    }

    private func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
        if current.hasDifferentColorAppearance(comparedTo: previous) { appearanceDidChange() }
        if containingWindow != nil, ApplicationHost.current?.appearances.followsTraits == true {
            applyAppearanceProxies(in: owner ?? superview)
        }
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            traits.registrations.notify(from: previous, to: current)
            owner?.viewTraitsDidChange(from: previous)
        }
        if current.layoutDirection != previous.layoutDirection { directionDidChange() }
        if current.preferredContentSizeCategory != previous.preferredContentSizeCategory { autoLayout.builtInGuides[.readable]?.refresh() }
        // Intrinsic sizes were rounded to pixels of the old scale.
        if current.displayScale != previous.displayScale { contentSizeChanged() }
        setNeedsLayout()
    }
}
