public import Foundation

/// Formats the name of a contact, in the order of the name's language.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactformatter
open class CNContactFormatter: Formatter {
    /// Creates a formatter of full names.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The form; `.fullName` by default.
    open var style = CNContactFormatterStyle.fullName

    /// Returns the keys that a form needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { KeySet(keys(style)) }

    /// The keys that ``nameOrder(for:)`` needs.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { KeySet(orderKeys) }

    /// The keys that ``delimiter(for:)`` needs.
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { KeySet(orderKeys) }

    private static let orderKeys: Set<String> = [CNContactGivenNameKey, CNContactFamilyNameKey]

    private static func keys(_ style: CNContactFormatterStyle) -> Set<String> {
        switch style {
        case .fullName: CardSection.displayedKeys
        case .phoneticFullName:
            [
                CNContactTypeKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
                CNContactPhoneticOrganizationNameKey, CNContactGivenNameKey, CNContactFamilyNameKey,
            ]
        }
    }

    /// Returns the name of a contact; `nil` for a contact without a name.
    ///
    /// - Precondition: The keys of ``descriptorForRequiredKeys(for:)`` were fetched.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = name(of: contact, style)
        return name.parts.isEmpty ? nil : name.text
    }

    /// Returns the name with an attribute on each part, ``CNContactPropertyAttribute``; `nil` without a name.
    ///
    /// - Parameters:
    ///   - contact: The contact.
    ///   - style: The style of the name.
    ///   - attributes: The attributes of the whole text; none by default.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        let name = name(of: contact, style)
        return name.parts.isEmpty ? nil : AttributedParts.string(name.parts, name.delimiter, attributes)
    }

    /// Returns the order of the contact's names.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        contact.requireFetched(orderKeys)
        return FullName.naturalOrder(contact.values)
    }

    /// Returns the text between the contact's names.
    open class func delimiter(for contact: CNContact) -> String {
        contact.requireFetched(orderKeys)
        return FullName.delimiter(contact.values)
    }

    /// Returns the name of a contact in the form ``style``; `nil` for a contact without a name.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// Returns the name in the form ``style`` with an attribute on each part; `nil` without a name.
    open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }

    /// Returns the name of an object that is a contact.
    open override func string(for object: Any?) -> String? { (object as? CNContact).flatMap(string(from:)) }

    private static func name(of contact: CNContact, _ style: CNContactFormatterStyle) -> FullName {
        contact.requireFetched(keys(style))
        return FullName(contact.values, order: .userDefault, isPhonetic: style == .phoneticFullName)
    }
}

/// The attribute of a formatted name whose value is the key of the part's property.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"
