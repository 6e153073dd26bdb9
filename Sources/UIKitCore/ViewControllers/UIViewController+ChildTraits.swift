extension UIViewController {
    /// Traits for a child and all in it, in place of this controller's; `nil` takes them back. What they do not say is as it is around, and
    /// the child's own ``traitOverrides`` win.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        guard childViewController.parent === self, childViewController.bars.givenTraits != collection else { return }
        childViewController.bars.givenTraits = collection
        childViewController.loaded?.traitsWereSet()
    }

    /// The traits that a child was given; `nil` by default, and for controllers that are no children of this one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/overridetraitcollection(forchild:)
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.bars.givenTraits : nil
    }

    /// Those that the controller around gave, and its own.
    var allOverrides: UITraitOverrides {
        guard let given = bars.givenTraits else { return overrides }
        var result = UITraitOverrides()
        result.values = given.values
        result.values.merge(overrides.values)
        return result
    }
}
