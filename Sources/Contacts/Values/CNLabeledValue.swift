public import Foundation

/// A value with a label, such as a telephone number at home.
///
/// > Difference from Apple: Foundation on Linux cannot archive generic types, so labelled values have no secure coding.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnlabeledvalue
open class CNLabeledValue<ValueType: NSCopying>: NSObject, NSCopying {
    private var content: (identifier: String, label: String?, value: ValueType)

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - label: A label such as ``CNLabelHome``, or text of the user; `nil` for none.
    ///   - value: The value, of which the object has a copy.
    public required init(label: String?, value: ValueType) {
        content = (UUID().uuidString, label, Self.copy(value))
    }

    convenience init(identifier: String, label: String?, value: ValueType) {
        self.init(label: label, value: value)
        content.identifier = identifier
    }

    /// The identifier, which a value keeps when its label or value changes.
    open var identifier: String { content.identifier }
    /// The label; `nil` for none.
    open var label: String? { content.label }
    /// The value.
    open var value: ValueType { content.value }

    /// Returns the same value with another label.
    open func settingLabel(_ label: String?) -> Self { changed(label, value) }

    /// Returns another value with the same label.
    open func settingValue(_ value: ValueType) -> Self { changed(label, value) }

    /// Returns another value with another label.
    open func settingLabel(_ label: String?, value: ValueType) -> Self { changed(label, value) }

    /// Returns the label as the user reads it, such as "home" for ``CNLabelHome``. A label of the user is unchanged.
    open class func localizedString(forLabel label: String) -> String { LabelNames.name(of: label) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType>, other.label == label else { return false }
        guard let first = value as? NSObject, let second = other.value as? NSObject else { return self === other }
        return first.isEqual(second)
    }

    open override var hash: Int { label.hashValue }

    /// The class and the label, without the data of the person.
    open override var description: String { "<\(type(of: self)): label=\(label ?? "none")>" }

    private func changed(_ label: String?, _ value: ValueType) -> Self {
        let result = Self(label: label, value: value)
        result.content.identifier = identifier
        return result
    }

    private static func copy(_ value: ValueType) -> ValueType { value.copy(with: nil) as? ValueType ?? value }
}
