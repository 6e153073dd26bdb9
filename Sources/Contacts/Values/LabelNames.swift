/// The names of labels.
enum LabelNames {
    /// Returns "home page" for `_$!<HomePage>!$_`, and other text unchanged.
    static func name(of label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.count > 8 else { return label }
        let name = label.dropFirst(4).dropLast(4)
        var words = ""
        var previousIsSmall = false
        for character in name {
            if character.isUppercase, previousIsSmall { words.append(" ") }
            words.append(character)
            previousIsSmall = character.isLowercase
        }
        return words.lowercased()
    }

    /// Returns "Given Name" for `givenName`: the name of a property's key.
    static func title(ofKey key: String) -> String {
        if let title = titles[key] { return title }
        let words = key.reduce(into: "") { result, character in
            if character.isUppercase { result.append(" ") }
            result.append(character)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The names that differ from their keys.
    private static let titles: [String: String] = [
        "ISOCountryCode": "ISO Country Code", "urlString": "URL", "givenName": "First", "familyName": "Last", "middleName": "Middle",
        "namePrefix": "Prefix", "nameSuffix": "Suffix", "organizationName": "Company", "departmentName": "Department",
        "phoneNumbers": "Phone", "emailAddresses": "Email", "postalAddresses": "Address", "urlAddresses": "URL",
        "contactRelations": "Related Name", "socialProfiles": "Social Profile", "instantMessageAddresses": "Instant Message",
        "dates": "Date", "imageData": "Image", "postalCode": "ZIP", "previousFamilyName": "Maiden Name",
        "phoneticOrganizationName": "Phonetic Company",
    ]
}

extension CNContact {
    /// Returns the name of a property as the user reads it, such as "Phone".
    public class func localizedString(forKey key: String) -> String { LabelNames.title(ofKey: key) }
}
