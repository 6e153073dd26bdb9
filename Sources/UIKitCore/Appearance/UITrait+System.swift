// The system's traits as types, for registrations and overrides.

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceStyle
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> & Sendable { \.userInterfaceStyle }
    /// Whether dynamic colours depend on the trait; `true`.
    public static var affectsColorAppearance: Bool { true }
}

/// The elevation level of the content.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceLevel
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> & Sendable { \.userInterfaceLevel }
    /// Whether dynamic colours depend on the trait; `true`.
    public static var affectsColorAppearance: Bool { true }
}

/// The number of pixels per point; 0 if not specified.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = CGFloat
    static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> & Sendable { \.displayScale }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable { \.horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable { \.verticalSizeClass }
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UITraitEnvironmentLayoutDirection
    static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> & Sendable { \.layoutDirection }
}

/// The text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIContentSizeCategory
    static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> & Sendable { \.preferredContentSizeCategory }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceIdiom
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> & Sendable { \.userInterfaceIdiom }
}

/// The contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIAccessibilityContrast
    static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> & Sendable { \.accessibilityContrast }
    /// Whether dynamic colours depend on the trait; `true`.
    public static var affectsColorAppearance: Bool { true }
}

/// The colour gamut of the display.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIDisplayGamut
    static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> & Sendable { \.displayGamut }
    /// Whether dynamic colours depend on the trait; `true`.
    public static var affectsColorAppearance: Bool { true }
}

/// Whether the display measures the force of touches.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIForceTouchCapability
    static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> & Sendable { \.forceTouchCapability }
}
