/// Traits by their types, and collections made from others.
extension UITraitCollection {
    /// A collection that says what `mutations` sets, and nothing else.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Self.changed(Values(), mutations))
    }

    /// A collection that says one trait only.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = Values()
        values[trait] = value
        self.init(values)
    }

    /// A trait's value; its default where it is not said.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// These traits, but for what `mutations` sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.changed(values, mutations), tint: tint)
    }

    /// These traits, but for one.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private static func changed(_ values: Values, _ mutations: (inout any UIMutableTraits) -> Void) -> Values {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? Values ?? values
    }

    /// Those of `traits` that differ from another collection's, all that are not at their defaults for `nil`.
    func changed(_ traits: [UITrait], from other: UITraitCollection?) -> [UITrait] {
        let other = other ?? UITraitCollection()
        return traits.filter { $0.differs(self, other) }
    }

    /// The system's traits that differ from another collection's; for `nil` all that are said.
    ///
    /// > Difference from Apple: an app's own traits are not among them.
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

    /// The system's traits that decide between the variants of an image, for registrations.
    public static let systemTraitsAffectingImageLookup: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
        UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self,
    ]
}
