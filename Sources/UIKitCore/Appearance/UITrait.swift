/// A trait whose changes can be registered for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition: Sendable {
    /// The type of the trait's values.
    associatedtype Value: Equatable
    /// The trait's value in a collection.
    static func value(in collection: UITraitCollection) -> Value
}

/// A trait as a parameter: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    /// Whether the trait has different values in two collections.
    package static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
        value(in: left) != value(in: right)
    }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The collection's `userInterfaceStyle`.
    public static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle { collection.userInterfaceStyle }
}

/// Whether content stands over the screen.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// The collection's `userInterfaceLevel`.
    public static func value(in collection: UITraitCollection) -> UIUserInterfaceLevel { collection.userInterfaceLevel }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// The collection's `displayScale`.
    public static func value(in collection: UITraitCollection) -> CGFloat { collection.displayScale }
}

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// The collection's `horizontalSizeClass`.
    public static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.horizontalSizeClass }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// The collection's `verticalSizeClass`.
    public static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.verticalSizeClass }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// The collection's `layoutDirection`.
    public static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection { collection.layoutDirection }
}

/// The size of text that the person prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The collection's `preferredContentSizeCategory`.
    public static func value(in collection: UITraitCollection) -> UIContentSizeCategory { collection.preferredContentSizeCategory }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The collection's `userInterfaceIdiom`.
    public static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom { collection.userInterfaceIdiom }
}

/// How much contrast the person wants.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// The collection's `accessibilityContrast`.
    public static func value(in collection: UITraitCollection) -> UIAccessibilityContrast { collection.accessibilityContrast }
}

/// The colours that the display shows.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// The collection's `displayGamut`.
    public static func value(in collection: UITraitCollection) -> UIDisplayGamut { collection.displayGamut }
}
