/// The surroundings that an interface adapts to: light or dark, scale, size classes, direction, text size.
///
/// Immutable. A trait that is not said has its enumeration's `unspecified` value, and a scale of 0.
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: NSObject, Sendable {
    /// The traits themselves, as one value.
    package struct Values: Hashable, Sendable {
        package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        package var displayScale: CGFloat = 0
        package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        package var accessibilityContrast = UIAccessibilityContrast.unspecified
        package var displayGamut = UIDisplayGamut.unspecified
        package var forceTouchCapability = UIForceTouchCapability.unknown
        var custom = CustomTraits()

        package init() {}
    }

    package let values: Values
    /// The tint of the view whose traits these are; no trait, as nobody is told of its changes this way.
    let tint: UIColor?

    package convenience init(_ values: Values) { self.init(values, tint: nil) }

    init(_ values: Values, tint: UIColor?) {
        self.values = values
        self.tint = tint
        super.init()
    }

    /// A collection in which nothing is said.
    public override convenience init() {
        self.init(Values())
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether content stands over the screen.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Pixels per point; 0 where it is not said.
    public var displayScale: CGFloat { values.displayScale }
    /// How much room there is from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The direction of reading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The size of text that the person prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// How much contrast the person wants.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The colours that the display shows.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the display measures how hard fingers press: `.unavailable` on every screen here.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// Whether dynamic colours may look different under `traitCollection`.
    ///
    /// - Returns: `true` for `nil`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return other.userInterfaceStyle != values.userInterfaceStyle || other.accessibilityContrast != values.accessibilityContrast
            || other.displayGamut != values.displayGamut || other.userInterfaceLevel != values.userInterfaceLevel
            || !other.custom.hasSameColors(as: values.custom)
    }

    /// Whether two collections say the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// Equal for equal collections.
    public override var hash: Int { values.hashValue }
}
