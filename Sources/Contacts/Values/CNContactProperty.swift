public import Foundation

/// A property of a contact, or one of its labelled values, which the user selected.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactproperty
open class CNContactProperty: NSObject, NSCopying {
    private let content: (contact: CNContact, key: String, identifier: String?, label: String?)
    private let propertyValue: Any?

    package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        content = (contact, key, identifier, label)
        propertyValue = value
    }

    /// The contact.
    open var contact: CNContact { content.contact }
    /// The key of the property, such as ``CNContactPhoneNumbersKey``.
    open var key: String { content.key }
    /// The value: that of the labelled value, such as a ``CNPhoneNumber``, or else that of the property.
    open var value: Any? { propertyValue }
    /// The identifier of the labelled value; `nil` for a property without labels.
    open var identifier: String? { content.identifier }
    /// The label of the labelled value; `nil` for none.
    open var label: String? { content.label }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
