extension UIView {
    /// Light or dark for this view and all that are in it; `.unspecified`, as around it, by default.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrideStyle }
        set {
            guard traits.overrideStyle != newValue else { return }
            traits.overrideStyle = newValue
            forgetTraits()
            updateTraits()
        }
    }

    /// Has `handler` called when one of `traits` changed, in the frame of the change.
    ///
    /// - Parameters:
    ///   - traits: those that matter, such as `[UITraitUserInterfaceStyle.self]`.
    ///   - handler: gets this view and the traits before. Kept as long as the view, or until the registration is ended.
    /// - Returns: the registration, for `unregisterForTraitChanges(_:)`.
    @discardableResult public func registerForTraitChanges<View: UIView>(
        _ traits: [UITrait], handler: @escaping @MainActor (_ view: View, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        self.traits.registrations.add(traits) { [weak self] previous in
            guard let view = self as? View else { return }
            handler(view, previous)
        }
    }

    /// Ends a registration for trait changes.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traits.registrations.remove(registration)
    }

    var effectiveTraits: UITraitCollection {
        if let known = traits.known { return known }
        let result = overridden(superview?.effectiveTraits ?? inheritedWithoutSuperview)
        traits.known = result
        return result
    }

    /// What holds for a window, and for a view that is in none: what the screen says.
    private var inheritedWithoutSuperview: UITraitCollection {
        (self as? UIWindow)?.traitsOfScreen ?? ApplicationHost.current?.mainScreen.traitCollection ?? .current
    }

    private func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
        var style = traits.overrideStyle
        if style == .unspecified { style = owner?.styleOfView ?? .unspecified }
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        var values = inherited.values
        values.userInterfaceStyle = style
        return UITraitCollection(values)
    }

    /// Forgets what was worked out, here and in all subviews.
    package func forgetTraits() {
        guard traits.known != nil else { return }
        traits.known = nil
        for view in subviews { view.forgetTraits() }
    }

    /// Tells the tree of traits that differ from those it was told last.
    ///
    /// A view that was told nothing yet expected the main screen's.
    package func updateTraits() {
        let current = effectiveTraits
        let previous = traits.told ?? ApplicationHost.current?.expectedTraits ?? current
        traits.told = current
        if previous !== current, previous != current { traitsDidChange(from: previous, to: current) }
        for view in subviews { view.updateTraits() }
    }

    private func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
        if current.hasDifferentColorAppearance(comparedTo: previous) { appearanceDidChange() }
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            for registration in traits.registrations.affected(from: previous, to: current) { registration.handler(previous) }
            owner?.viewTraitsDidChange(from: previous)
        }
        setNeedsLayout()
    }
}
