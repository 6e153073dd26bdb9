internal import Preconditions

/// The key of an attribute that the app defines.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/cscustomattributekey
open class CSCustomAttributeKey: NSObject {
    /// The name of the key.
    public final let keyName: String
    /// Whether queries find the attribute.
    public final let isSearchable: Bool
    /// Whether queries for all attributes find the attribute.
    public final let isSearchableByDefault: Bool
    /// Whether few items have the same value.
    public final let isUnique: Bool
    /// Whether the attribute has several values.
    public final let isMultiValued: Bool

    /// Creates the key of a searchable attribute with one value; `nil` for an invalid name.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    /// Creates a key.
    ///
    /// The name consists of letters, digits and underscores, of which the first is a letter. The result for another
    /// name is `nil`.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard keyName.first?.isLetter == true, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
        super.init()
    }
}
