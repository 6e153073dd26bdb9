import Contacts
import Foundation

/// The values of a contact while the user changes them.
struct ContactDraft: Equatable {
    /// A labelled value.
    struct Value: Equatable {
        /// The identifier in the contact; `nil` for a new value.
        let identifier: String?
        var label: String
        var text: String
    }

    /// The lists of values.
    enum List: Int, CaseIterable {
        case phones
        case emails
        case urls
    }

    /// The texts without labels.
    enum Field: Int, CaseIterable {
        case givenName
        case familyName
        case organization
        case note
    }

    private var texts: [Field: String]
    private var lists: [List: [Value]]

    init(_ contact: CNContact) {
        texts = [
            .givenName: contact.givenName, .familyName: contact.familyName, .organization: contact.organizationName,
            .note: contact.note,
        ]
        lists = [
            .phones: contact.phoneNumbers.map { Value(identifier: $0.identifier, label: $0.label ?? "", text: $0.value.stringValue) },
            .emails: contact.emailAddresses.map(Self.value), .urls: contact.urlAddresses.map(Self.value),
        ]
    }

    private static func value(_ item: CNLabeledValue<NSString>) -> Value {
        Value(identifier: item.identifier, label: item.label ?? "", text: String(describing: item.value))
    }

    subscript(_ field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue }
    }

    subscript(_ list: List) -> [Value] {
        get { lists[list] ?? [] }
        set { lists[list] = newValue }
    }

    /// Returns a value without text, with the first label that the list does not contain.
    func newValue(in list: List) -> Value {
        let used = Set(self[list].map(\.label))
        return Value(identifier: nil, label: list.labels.first { !used.contains($0) } ?? list.labels.last ?? "", text: "")
    }

    /// Returns a contact with the changed values. Values without text are removed.
    func contact(_ original: CNContact) -> CNMutableContact {
        guard let contact = original.mutableCopy() as? CNMutableContact else { return CNMutableContact() }
        contact.givenName = self[.givenName]
        contact.familyName = self[.familyName]
        contact.organizationName = self[.organization]
        contact.note = self[.note]
        contact.phoneNumbers = items(.phones, contact.phoneNumbers) { CNPhoneNumber(stringValue: $0) }
        contact.emailAddresses = items(.emails, contact.emailAddresses) { NSString(string: $0) }
        contact.urlAddresses = items(.urls, contact.urlAddresses) { NSString(string: $0) }
        return contact
    }

    private func items<Object>(_ list: List, _ old: [CNLabeledValue<Object>], _ make: (String) -> Object) -> [CNLabeledValue<Object>] {
        self[list].compactMap { value in
            let text = value.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !text.isEmpty else { return nil }
            let label = value.label.isEmpty ? nil : value.label
            guard let item = old.first(where: { $0.identifier == value.identifier }) else {
                return CNLabeledValue(label: label, value: make(text))
            }
            return item.settingLabel(label, value: make(text))
        }
    }
}

extension ContactDraft.List {
    /// The labels that the user can choose.
    var labels: [String] {
        switch self {
        case .phones:
            [
                CNLabelPhoneNumberMobile, CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelPhoneNumberiPhone, CNLabelPhoneNumberMain,
                CNLabelPhoneNumberHomeFax, CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberPager, CNLabelOther,
            ]
        case .emails: [CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelEmailiCloud, CNLabelOther]
        case .urls: [CNLabelURLAddressHomePage, CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther]
        }
    }

    /// The name of one value.
    var name: String {
        switch self {
        case .phones: "phone"
        case .emails: "email"
        case .urls: "url"
        }
    }
}

extension ContactDraft.Field {
    /// The text of an empty field.
    var placeholder: String {
        switch self {
        case .givenName: "First name"
        case .familyName: "Last name"
        case .organization: "Company"
        case .note: "Notes"
        }
    }
}
