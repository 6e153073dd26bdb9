// The system's traits by name, for registrations and overrides.

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceStyle
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> & Sendable { \.userInterfaceStyle }
    /// Dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
}

/// Whether content stands over the screen.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceLevel
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> & Sendable { \.userInterfaceLevel }
    /// Dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
}

/// Pixels per point; 0 where it is not said.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = CGFloat
    static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> & Sendable { \.displayScale }
}

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable { \.horizontalSizeClass }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable { \.verticalSizeClass }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UITraitEnvironmentLayoutDirection
    static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> & Sendable { \.layoutDirection }
}

/// The size of text that the person prefers.
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

/// How much contrast the person wants.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIAccessibilityContrast
    static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> & Sendable { \.accessibilityContrast }
    /// Dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
}

/// The colours that the display shows.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIDisplayGamut
    static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> & Sendable { \.displayGamut }
    /// Dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
}

/// Whether the display measures how hard fingers press.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIForceTouchCapability
    static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> & Sendable { \.forceTouchCapability }
}
