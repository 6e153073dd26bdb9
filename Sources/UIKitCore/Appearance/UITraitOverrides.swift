/// Traits that are set in one place, for it and all below.
///
/// What is unspecified is as it is around.
/// - Source: https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: Hashable, Sendable {
    var values = UITraitCollection.Values()

    init() {}

    var isEmpty: Bool { values == UITraitCollection.Values() }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    /// Whether content stands over the screen.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    /// Pixels per point; 0 stands for what holds around.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// The direction of reading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    /// How much contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    /// Whether a trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { trait.differs(UITraitCollection(values), UITraitCollection()) }

    /// Leaves a trait to what holds around.
    public mutating func remove(_ trait: UITrait) {
        let none = UITraitCollection.Values()
        switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = none.userInterfaceStyle
        case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = none.userInterfaceLevel
        case is UITraitDisplayScale.Type: displayScale = none.displayScale
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = none.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: verticalSizeClass = none.verticalSizeClass
        case is UITraitLayoutDirection.Type: layoutDirection = none.layoutDirection
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = none.preferredContentSizeCategory
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = none.userInterfaceIdiom
        case is UITraitAccessibilityContrast.Type: values.accessibilityContrast = none.accessibilityContrast
        case is UITraitDisplayGamut.Type: values.displayGamut = none.displayGamut
        default: break
        }
    }
}

extension UITraitCollection {
    /// These traits, but for those that are overridden.
    func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
        guard let overrides, !overrides.isEmpty else { return self }
        var values = values
        values.merge(overrides.values)
        return UITraitCollection(values)
    }
}
