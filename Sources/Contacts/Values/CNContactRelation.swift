public import Foundation

/// A person who is related to a contact.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactrelation
open class CNContactRelation: NSObject, NSCopying {
    private let text: String

    /// Creates a relation with the name of the person.
    public init(name: String) {
        text = name
    }

    /// Creates a relation without a name.
    public convenience override init() { self.init(name: "") }

    /// The name of the person.
    open var name: String { text }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }

    open override var hash: Int { name.hashValue }

    /// The class, without the data of the person.
    open override var description: String { "<\(type(of: self))>" }
}
