extension UIViewController {
    /// Overrides traits for a child and its descendants; `nil` removes the overrides. Traits without a value are
    /// inherited, and the child's own ``traitOverrides`` take precedence.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        guard childViewController.parent === self, childViewController.bars.overrideTraits != collection else { return }
        childViewController.bars.overrideTraits = collection
        childViewController.loaded?.traitsWereSet()
    }

    /// Returns the traits that this controller overrides for a child; `nil` by default, and for controllers that are
    /// not its children.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/overridetraitcollection(forchild:)
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.bars.overrideTraits : nil
    }

    /// The overrides that the parent set for this controller, merged with the controller's own overrides.
    var allOverrides: UITraitOverrides {
        guard let parentTraits = bars.overrideTraits else { return overrides }
        var result = UITraitOverrides()
        result.values = parentTraits.values
        result.values.merge(overrides.values)
        return result
    }
}
