import Contacts
import UIKitCore

/// The name of a contact on the screen.
enum ContactNameText {
    /// Returns the name, or else the email address or number; "No Name" without any.
    static func name(of contact: CNContact) -> String {
        let alternatives = [
            CNContactFormatter.string(from: contact, style: .fullName),
            contact.isKeyAvailable(CNContactEmailAddressesKey) ? contact.emailAddresses.first.map { String(describing: $0.value) } : nil,
            contact.isKeyAvailable(CNContactPhoneNumbersKey) ? contact.phoneNumbers.first?.value.stringValue : nil,
        ]
        return alternatives.compactMap { $0 }.first ?? "No Name"
    }

    /// The name by which a contact is ordered.
    static func sortName(of contact: CNContact) -> String {
        let organization = contact.organizationName
        if contact.contactType == .organization, !organization.isEmpty { return organization }
        let names = [
            contact.phoneticFamilyName, contact.familyName, contact.phoneticGivenName, contact.givenName, contact.middleName,
            contact.nickname, organization,
        ]
        return names.first { !$0.isEmpty } ?? ""
    }

    /// Returns the name with its part for the order in bold.
    @MainActor static func text(of contact: CNContact, isEnabled: Bool) -> NSAttributedString {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let boldFont = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: isEnabled ? UIColor.label : .tertiaryLabel]
        guard let name = CNContactFormatter.attributedString(from: contact, style: .fullName) else {
            return NSAttributedString(string: self.name(of: contact), attributes: attributes)
        }
        let result = NSMutableAttributedString(string: name.string, attributes: attributes)
        let boldKeys = contact.contactType == .person && !contact.familyName.isEmpty ? [CNContactFamilyNameKey] : keysOfNames
        let whole = NSRange(location: 0, length: name.length)
        name.enumerateAttribute(NSAttributedString.Key(CNContactPropertyAttribute), in: whole, options: []) { value, range, _ in
            if let key = value as? String, boldKeys.contains(key) { result.addAttribute(.font, value: boldFont, range: range) }
        }
        return result
    }

    private static let keysOfNames = [
        CNContactGivenNameKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactFamilyNameKey,
    ]

    /// Returns the initials for a contact without a picture; "" for one without a name.
    static func monogram(of contact: CNContact) -> String {
        if contact.contactType == .organization { return "" }
        let parts = [contact.givenName, contact.familyName].compactMap(\.first).map { String($0).uppercased() }
        // Initials of Chinese, Japanese and Korean names would not be the family name's first character.
        if CNContactFormatter.nameOrder(for: contact) == .familyNameFirst { return parts.last ?? "" }
        return parts.joined()
    }
}
