/// The definition of a trait: the type of its values, and its default.
///
/// Define a custom trait as an enumeration without cases, and give it a ``defaultValue``. Set the trait in
/// `traitOverrides`, read it from a `traitCollection` by `traitCollection[MyTrait.self]`, and register for its
/// changes. Like system traits, it propagates from each window to its views.
///
/// > Difference from Apple: Values must be `Sendable`. Values that are `Equatable` are compared with `==`.
/// - Source: https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition: Sendable {
    /// The type of the trait's values.
    ///
    /// A value that is not `Equatable` counts as changed whenever it is set.
    associatedtype Value: Sendable
    /// The value if no other is specified.
    static var defaultValue: Value { get }
    /// The name of the trait in descriptions; the type's name by default.
    static var name: String { get }
    /// Whether dynamic colours depend on the trait; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }
    /// Whether dynamic colours depend on the trait; `false`.
    public static var affectsColorAppearance: Bool { false }

    /// Returns whether the trait has different values in two collections.
    package static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
        !left.values.hasSame(Self.self, as: right.values)
    }
}

/// The type of a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A container of mutable traits: overrides, or a collection that is being created.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimutabletraits
public protocol UIMutableTraits {
    /// Accesses the value of a trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// A trait of the system, whose value is a property of `UITraitCollection.Values`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable { get }
}

extension SystemTrait {
    /// The value if no other is specified.
    public static var defaultValue: Value { UITraitCollection.Values()[keyPath: path] }
}

/// The app's custom traits that were set.
struct CustomTraits: Hashable, Sendable {
    private struct Entry: Sendable {
        /// The identity of a value that is not `Equatable`. Each value that is set has a new identity.
        final class Identity: Sendable {}

        let value: any Sendable
        let affectsColors: Bool
        let identity = Identity()

        func isSame(as other: Entry) -> Bool {
            identity === other.identity || CustomTraits.areEqual(value, other.value) ?? false
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(value: $0, affectsColors: Trait.affectsColorAppearance) } }
    }

    func has<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    mutating func merge(_ other: CustomTraits) { if !other.entries.isEmpty { entries.merge(other.entries) { $1 } } }

    /// Returns whether the traits that dynamic colours depend on are equal.
    func hasSameColors(as other: CustomTraits) -> Bool {
        guard !entries.isEmpty || !other.entries.isEmpty else { return true }
        let colorEntries = entries.filter(\.value.affectsColors)
        let otherColorEntries = other.entries.filter(\.value.affectsColors)
        return Self.areEqual(colorEntries, otherColorEntries)
    }

    static func == (left: CustomTraits, right: CustomTraits) -> Bool { areEqual(left.entries, right.entries) }

    private static func areEqual(_ left: [ObjectIdentifier: Entry], _ right: [ObjectIdentifier: Entry]) -> Bool {
        left.count == right.count && left.allSatisfy { key, entry in right[key].map(entry.isSame) ?? false }
    }

    /// Returns whether two sets have the same value for a trait. An unset trait has its default value.
    func hasSame<Trait: UITraitDefinition>(_ trait: Trait.Type, as other: CustomTraits) -> Bool {
        if let result = Self.areEqual(self[trait] ?? trait.defaultValue, other[trait] ?? trait.defaultValue) { return result }
        let entry = entries[ObjectIdentifier(trait)]
        let otherEntry = other.entries[ObjectIdentifier(trait)]
        return entry?.identity === otherEntry?.identity
    }

    /// Returns whether two values are equal; `nil` if they are not `Equatable`.
    static func areEqual(_ left: Any, _ right: Any) -> Bool? {
        (left as? any Equatable).map { isEqual($0, right) }
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.keys)) }
}

extension UITraitCollection.Values: UIMutableTraits {
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return Self.read(system, self) as? Trait.Value ?? trait.defaultValue }
            return custom[trait] ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { Self.write(system, newValue, &self) } else { custom[trait] = newValue }
        }
    }

    private static func read<Trait: SystemTrait>(_ trait: Trait.Type, _ values: Self) -> Any { values[keyPath: Trait.path] }

    private static func write<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any, _ values: inout Self) {
        if let value = value as? Trait.Value { values[keyPath: Trait.path] = value }
    }

    /// Removes the value of a trait.
    mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        if trait is any SystemTrait.Type { self[trait] = trait.defaultValue } else { custom[trait] = nil }
    }

    /// Returns whether a trait is specified.
    func specifies<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
        guard trait is any SystemTrait.Type else { return custom.has(trait) }
        return CustomTraits.areEqual(self[trait], trait.defaultValue) == false
    }

    /// Returns whether two sets have the same value for a trait.
    func hasSame<Trait: UITraitDefinition>(_ trait: Trait.Type, as other: Self) -> Bool {
        guard trait is any SystemTrait.Type else { return custom.hasSame(trait, as: other.custom) }
        return CustomTraits.areEqual(self[trait], other[trait]) ?? false
    }
}
