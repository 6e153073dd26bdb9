import Foundation

/// The search in names, and their order.
enum ContactNames {
    /// The keys that the search for a name reads.
    static let searchedKeys: Set<String> = [
        CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactPreviousFamilyNameKey, CNContactNicknameKey,
        CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
    ]

    /// The keys that the order reads.
    static let sortedKeys: Set<String> = [
        CNContactTypeKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNicknameKey,
        CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
        CNContactPhoneticOrganizationNameKey,
    ]

    static func matches(_ text: String, _ values: ContactValues) -> Bool {
        let names = [
            values.givenName, values.middleName, values.familyName, values.previousFamilyName, values.nickname, values.organizationName,
            values.phoneticGivenName, values.phoneticMiddleName, values.phoneticFamilyName,
        ]
        let found = names.flatMap(words)
        let wanted = words(text)
        return !wanted.isEmpty && wanted.allSatisfy { word in found.contains { $0.hasPrefix(word) } }
    }

    private static func words(_ text: String) -> [String] {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return folded.split { $0.isWhitespace || "-,.".contains($0) }.map(String.init)
    }

    /// Returns the names by which a contact is ordered, the most important one first.
    static func sortNames(_ values: ContactValues, _ order: CNContactSortOrder) -> [String] {
        let given = values.phoneticGivenName.isEmpty ? values.givenName : values.phoneticGivenName
        let family = values.phoneticFamilyName.isEmpty ? values.familyName : values.phoneticFamilyName
        let middle = values.phoneticMiddleName.isEmpty ? values.middleName : values.phoneticMiddleName
        let organization = values.phoneticOrganizationName.isEmpty ? values.organizationName : values.phoneticOrganizationName
        let person = order == .givenName ? [given, family, middle] : [family, given, middle]
        let names = (values.contactType == .organization ? [organization] + person : person + [values.nickname, organization])
        return names.filter { !$0.isEmpty }
    }

    static func compare(_ first: ContactValues, _ second: ContactValues, _ order: CNContactSortOrder) -> ComparisonResult {
        compare(sortNames(first, order), sortNames(second, order))
    }

    /// Compares lists of names. A contact without a name is the last one.
    private static func compare(_ first: [String], _ second: [String]) -> ComparisonResult {
        if first.isEmpty != second.isEmpty { return first.isEmpty ? .orderedDescending : .orderedAscending }
        for (one, other) in zip(first, second) {
            let result = one.compare(other, options: [.caseInsensitive, .diacriticInsensitive, .numeric], range: nil, locale: .current)
            if result != .orderedSame { return result }
        }
        return first.count == second.count ? .orderedSame : first.count < second.count ? .orderedAscending : .orderedDescending
    }

    /// The order that the user prefers.
    static func resolved(_ order: CNContactSortOrder) -> CNContactSortOrder {
        order == .userDefault ? CNContactsUserDefaults.shared().sortOrder : order
    }
}
