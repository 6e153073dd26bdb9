/// Traits that are set in one place, for it and all below.
///
/// What is not said is as it is around.
/// - Source: https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: Hashable, Sendable, UIMutableTraits {
    var values = UITraitCollection.Values()

    init() {}

    var isEmpty: Bool { values == UITraitCollection.Values() }

    /// A trait's value here; its default where it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { Self.says(trait, values) }

    /// Leaves a trait to what holds around.
    public mutating func remove(_ trait: UITrait) { Self.drop(trait, &values) }

    private static func says<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: UITraitCollection.Values) -> Bool {
        values.says(trait)
    }

    private static func drop<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: inout UITraitCollection.Values) {
        values.remove(trait)
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
