/// Access to traits by type, and collections derived from others.
extension UITraitCollection {
    /// Creates a collection of the traits that the closure `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Self.values(Values(), changedBy: mutations))
    }

    /// Creates a collection that specifies one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = Values()
        values[trait] = value
        self.init(values)
    }

    /// Returns the value of a trait; the default value if the trait is not specified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Returns these traits with the changes of `mutations`.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.values(values, changedBy: mutations), tint: tint)
    }

    /// Returns these traits with another value for a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private static func values(_ values: Values, changedBy mutations: (inout any UIMutableTraits) -> Void) -> Values {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? Values ?? values
    }

    /// Returns the elements of `traits` that differ from another collection. For `nil`, returns those that differ
    /// from their defaults.
    func changed(_ traits: [UITrait], from other: UITraitCollection?) -> [UITrait] {
        let other = other ?? UITraitCollection()
        return traits.filter { $0.differs(self, other) }
    }

    /// Returns the system's traits that differ from another collection; for `nil`, all traits that are specified.
    ///
    /// > Difference from Apple: an app's custom traits are not included.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        changed(Self.systemTraits, from: traitCollection)
    }

    private static let systemTraits: [UITrait] =
        systemTraitsAffectingImageLookup
        + [
            UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitForceTouchCapability.self,
        ].filter { trait in !systemTraitsAffectingImageLookup.contains { $0 == trait } }

    /// The system's traits that dynamic colours depend on, for registrations.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
        UITraitDisplayGamut.self,
    ]

    /// The system's traits that select the variant of an image, for registrations.
    public static let systemTraitsAffectingImageLookup: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
        UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self,
    ]
}
