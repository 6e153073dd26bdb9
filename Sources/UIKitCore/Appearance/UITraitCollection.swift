/// The traits of an environment that an interface adapts to: style, scale, size classes, direction and text size.
///
/// Collections are immutable. A trait that is not specified has the value `unspecified`, or 0 for the scale.
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: NSObject, Sendable {
    /// The traits as one value.
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
    /// The tint colour of the view with these traits. The tint is not a trait, because trait observers are not
    /// notified of its changes.
    let tint: UIColor?

    package convenience init(_ values: Values) { self.init(values, tint: nil) }

    init(_ values: Values, tint: UIColor?) {
        self.values = values
        self.tint = tint
        super.init()
    }

    /// Creates a collection that specifies no traits.
    public override convenience init() {
        self.init(Values())
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The elevation level of the content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The number of pixels per point; 0 if not specified.
    public var displayScale: CGFloat { values.displayScale }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The colour gamut of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the display measures the force of touches: `.unavailable` on all screens of this platform.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// Returns whether dynamic colours may differ between these traits and `traitCollection`.
    ///
    /// - Returns: `true` for `nil`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return other.userInterfaceStyle != values.userInterfaceStyle || other.accessibilityContrast != values.accessibilityContrast
            || other.displayGamut != values.displayGamut || other.userInterfaceLevel != values.userInterfaceLevel
            || !other.custom.hasSameColors(as: values.custom)
    }

    /// Returns whether two collections specify the same traits.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// The hash value; equal collections have equal hashes.
    public override var hash: Int { values.hashValue }
}
