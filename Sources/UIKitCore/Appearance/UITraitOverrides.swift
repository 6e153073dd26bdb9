/// The traits that an environment overrides, for itself and its descendants.
///
/// Other traits are inherited.
/// - Source: https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: Hashable, Sendable, UIMutableTraits {
    var values = UITraitCollection.Values()

    init() {}

    var isEmpty: Bool { values == UITraitCollection.Values() }

    /// The value of a trait; the default value if the trait is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { Self.specifies(trait, values) }

    /// Removes the override of a trait, so that the trait is inherited.
    public mutating func remove(_ trait: UITrait) { Self.drop(trait, &values) }

    private static func specifies<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: UITraitCollection.Values) -> Bool {
        values.specifies(trait)
    }

    private static func drop<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: inout UITraitCollection.Values) {
        values.remove(trait)
    }
}

extension UITraitCollection {
    /// Returns these traits with the overrides applied.
    func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
        guard let overrides, !overrides.isEmpty else { return self }
        var values = values
        values.merge(overrides.values)
        return UITraitCollection(values)
    }
}
