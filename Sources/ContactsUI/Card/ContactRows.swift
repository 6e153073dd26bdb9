import Contacts
import UIKitCore

/// The rows of a contact's card.
@MainActor enum ContactRows {
    /// The keys in the order of a card.
    static let keys = [
        CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey,
        CNContactBirthdayKey, CNContactNonGregorianBirthdayKey, CNContactDatesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
        CNContactInstantMessageAddressesKey, CNContactNoteKey,
    ]

    /// Returns the sections with rows: one for each property.
    ///
    /// - Parameter displayed: The keys of the properties; `nil` for all that were fetched.
    static func sections(of contact: CNContact, displayed: [String]?) -> [[ContactRow]] {
        let visible = keys.filter { contact.isKeyAvailable($0) && displayed?.contains($0) ?? true }
        return visible.map { rows($0, contact) }.filter { !$0.isEmpty }
    }

    private static func rows(_ key: String, _ contact: CNContact) -> [ContactRow] {
        switch key {
        case CNContactPhoneNumbersKey:
            labelled(contact, key, contact.phoneNumbers, "phone", \.stringValue) {
                let digits = $0.stringValue.filter { $0.isASCII && ($0.isNumber || "+*#,;".contains($0)) }
                return URL(string: "tel:\(digits.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")")
            }
        case CNContactEmailAddressesKey:
            labelled(contact, key, contact.emailAddresses, "email", text) {
                text($0).addingPercentEncoding(withAllowedCharacters: .urlUserAllowed.union(["@"])).flatMap { URL(string: "mailto:\($0)") }
            }
        case CNContactUrlAddressesKey:
            labelled(contact, key, contact.urlAddresses, "URL", text) { web(text($0)) }
        case CNContactPostalAddressesKey:
            labelled(contact, key, contact.postalAddresses, "address") {
                CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
            }
        case CNContactBirthdayKey: single(contact, key, "birthday", contact.birthday.map(date), contact.birthday)
        case CNContactNonGregorianBirthdayKey:
            single(contact, key, "birthday", contact.nonGregorianBirthday.map(date), contact.nonGregorianBirthday)
        case CNContactDatesKey: labelled(contact, key, contact.dates, "date") { date(CardDate.components($0)) }
        case CNContactRelationsKey: labelled(contact, key, contact.contactRelations, "related name", \.name)
        case CNContactSocialProfilesKey: profiles(contact)
        case CNContactInstantMessageAddressesKey:
            labelled(contact, key, contact.instantMessageAddresses, "message") {
                "\($0.username) (\(CNInstantMessageAddress.localizedString(forService: $0.service)))"
            }
        case CNContactNoteKey: single(contact, key, "notes", contact.note.isEmpty ? nil : contact.note, contact.note)
        default: []
        }
    }

    private static func text(_ value: NSString) -> String { String(describing: value) }

    private static func labelled<Value>(
        _ contact: CNContact, _ key: String, _ values: [CNLabeledValue<Value>], _ name: String, _ text: (Value) -> String,
        url: (Value) -> URL? = { _ in nil }
    ) -> [ContactRow] {
        values.map { item in
            let property = CNContactProperty(
                contact: contact, key: key, value: item.value, identifier: item.identifier, label: item.label)
            let label = item.label.map { CNLabeledValue<Value>.localizedString(forLabel: $0) } ?? name
            return ContactRow(property: property, label: label, text: text(item.value), url: url(item.value))
        }
    }

    private static func single(_ contact: CNContact, _ key: String, _ name: String, _ text: String?, _ value: Any?) -> [ContactRow] {
        guard let text else { return [] }
        return [ContactRow(property: CNContactProperty(contact: contact, key: key, value: value), label: name, text: text, url: nil)]
    }

    /// The label of a profile is its network.
    private static func profiles(_ contact: CNContact) -> [ContactRow] {
        let rows = labelled(contact, CNContactSocialProfilesKey, contact.socialProfiles, "profile") {
            $0.username.isEmpty ? $0.urlString : $0.username
        } url: {
            web($0.urlString)
        }
        return zip(rows, contact.socialProfiles).map { row, item in
            let service = CNSocialProfile.localizedString(forService: item.value.service)
            return ContactRow(property: row.property, label: service.isEmpty ? row.label : service, text: row.text, url: row.url)
        }
    }

    /// Returns the address of a web page; one without a scheme is for the web, too.
    private static func web(_ text: String) -> URL? {
        guard !text.isEmpty else { return nil }
        guard let url = URL(string: text.contains("://") ? text : "https://\(text)") else { return nil }
        return ["http", "https"].contains(url.scheme?.lowercased()) ? url : nil
    }

    /// Returns a date with or without a year, in the user's language.
    private static func date(_ components: DateComponents) -> String {
        var complete = components
        let calendar = components.calendar ?? Calendar(identifier: .gregorian)
        complete.calendar = calendar
        // Noon is the same day in all time zones. Dates without a year need one with February 29.
        complete.hour = 12
        if components.year == nil { complete.year = 2000 }
        guard let date = calendar.date(from: complete) else { return "" }
        let formatter = DateFormatter()
        formatter.locale = ApplicationHost.current?.locale ?? .current
        formatter.calendar = calendar
        formatter.setLocalizedDateFormatFromTemplate(components.year == nil ? "MMMMd" : "yMMMMd")
        return formatter.string(from: date)
    }
}
