import Foundation

/// A name in the order of its language.
struct FullName {
    /// The parts that are not empty, in order, with the keys of their properties.
    private(set) var parts: [(key: String, text: String)] = []
    /// The text between parts.
    private(set) var delimiter = " "

    /// Makes the name of a person or organisation.
    ///
    /// - Parameter isPhonetic: Whether the pronunciation is used instead.
    init(_ values: ContactValues, order: CNContactDisplayNameOrder, isPhonetic: Bool = false) {
        let organization =
            isPhonetic
            ? (CNContactPhoneticOrganizationNameKey, values.phoneticOrganizationName)
            : (CNContactOrganizationNameKey, values.organizationName)
        if values.contactType == .organization, !organization.1.isEmpty {
            parts = [organization]
            return
        }
        let isFamilyFirst = (order == .userDefault ? Self.naturalOrder(values) : order) == .familyNameFirst
        delimiter = Self.delimiter(values)
        let given: [(String, String)]
        let family: [(String, String)]
        if isPhonetic {
            given = [
                (CNContactPhoneticGivenNameKey, values.phoneticGivenName), (CNContactPhoneticMiddleNameKey, values.phoneticMiddleName),
            ]
            family = [(CNContactPhoneticFamilyNameKey, values.phoneticFamilyName)]
        } else {
            given = [(CNContactGivenNameKey, values.givenName), (CNContactMiddleNameKey, values.middleName)]
            family = [(CNContactFamilyNameKey, values.familyName)]
        }
        var all = isFamilyFirst ? family + given : given + family
        if !isPhonetic {
            all = [(CNContactNamePrefixKey, values.namePrefix)] + all + [(CNContactNameSuffixKey, values.nameSuffix)]
        }
        parts = all.filter { !$0.1.isEmpty }
        if parts.isEmpty { parts = [(CNContactNicknameKey, isPhonetic ? "" : values.nickname), organization].filter { !$0.1.isEmpty } }
        if parts.count > 1, parts[0].key == CNContactNicknameKey { parts.removeLast() }
    }

    var text: String { parts.map(\.text).joined(separator: delimiter) }

    /// The family name is the first one in Chinese, Japanese, Korean and Hungarian names.
    static func naturalOrder(_ values: ContactValues) -> CNContactDisplayNameOrder {
        let name = values.familyName + values.givenName
        if name.isEmpty || name.unicodeScalars.contains(where: { $0.value < 0x250 && $0.properties.isAlphabetic }) {
            let language = Locale.current.language.languageCode?.identifier ?? "en"
            return language == "hu" ? .familyNameFirst : .givenNameFirst
        }
        return name.unicodeScalars.contains(where: isEastAsian) ? .familyNameFirst : .givenNameFirst
    }

    /// Chinese, Japanese and Korean names have no space, but names in Katakana have a dot.
    static func delimiter(_ values: ContactValues) -> String {
        let scalars = (values.familyName + values.givenName).unicodeScalars
        guard !scalars.isEmpty, scalars.allSatisfy({ isEastAsian($0) || $0 == "・" }) else { return " " }
        return scalars.allSatisfy { 0x30A0...0x30FF ~= $0.value } ? "・" : ""
    }

    /// Whether a character is of the blocks Kana, Han or Hangul.
    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
