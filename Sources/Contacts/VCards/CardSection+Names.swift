import Foundation
internal import SystemServices

extension CardSection {
    /// The parts of the name. A card without them has a displayed name, whose last word is the family name.
    static let nameSections = [
        CardSection(
            keys: [
                CNContactFamilyNameKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactNamePrefixKey, CNContactNameSuffixKey,
            ],
            names: ["N"],
            read: { source, values in
                var parts = source.card.first("N")?.components ?? []
                if parts.allSatisfy(\.isEmpty), !isOrganization(source) {
                    let words = source.text("FN").split(separator: " ").map(String.init)
                    // A single word is a given name, as Apple's contacts read it.
                    parts = words.count < 2 ? ["", words.first ?? ""] : [words.last ?? "", words.dropLast().joined(separator: " ")]
                }
                parts += Array(repeating: "", count: max(0, 5 - parts.count))
                (values.familyName, values.givenName, values.middleName) = (parts[0], parts[1], parts[2])
                (values.namePrefix, values.nameSuffix) = (parts[3], parts[4])
            },
            write: { values, target in
                target.append(
                    "N",
                    components: [values.familyName, values.givenName, values.middleName, values.namePrefix, values.nameSuffix])
            }),
        CardSection(
            keys: [CNContactTypeKey], names: ["X-ABSHOWAS"],
            read: { $1.contactType = isOrganization($0) ? .organization : .person },
            write: { if $0.contactType == .organization { $1.append("X-ABSHOWAS", "COMPANY") } }),
        CardSection(
            keys: [CNContactOrganizationNameKey, CNContactDepartmentNameKey], names: ["ORG"],
            read: { source, values in
                let parts = source.card.first("ORG")?.components ?? []
                values.organizationName = parts.first ?? ""
                values.departmentName = parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ";")
            },
            write: { $1.append("ORG", components: [$0.organizationName, $0.departmentName]) }),
    ]

    private static func isOrganization(_ source: CardSource) -> Bool {
        source.text("X-ABSHOWAS").uppercased() == "COMPANY" || source.text("KIND").lowercased() == "org"
    }

    /// Returns a section for one property with text.
    private static func text(
        _ key: String, _ name: String, _ path: WritableKeyPath<ContactValues, String> & Sendable
    ) -> CardSection {
        CardSection(
            keys: [key], names: [name], read: { $1[keyPath: path] = $0.text(name) }, write: { $1.append(name, $0[keyPath: path]) })
    }

    /// The properties that are one text.
    static let textSections = [
        text(CNContactPreviousFamilyNameKey, "X-MAIDENNAME", \.previousFamilyName), text(CNContactNicknameKey, "NICKNAME", \.nickname),
        text(CNContactJobTitleKey, "TITLE", \.jobTitle), text(CNContactNoteKey, "NOTE", \.note),
        text(CNContactPhoneticGivenNameKey, "X-PHONETIC-FIRST-NAME", \.phoneticGivenName),
        text(CNContactPhoneticMiddleNameKey, "X-PHONETIC-MIDDLE-NAME", \.phoneticMiddleName),
        text(CNContactPhoneticFamilyNameKey, "X-PHONETIC-LAST-NAME", \.phoneticFamilyName),
        text(CNContactPhoneticOrganizationNameKey, "X-PHONETIC-ORG", \.phoneticOrganizationName),
    ]

    /// The picture, as base64 in the card. A picture at an address is not read.
    static let picture = CardSection(
        keys: [CNContactImageDataKey, CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey], names: ["PHOTO"],
        read: { source, values in
            guard let property = source.card.first("PHOTO") else { return }
            if property.parameter("ENCODING") != nil {
                values.picture = ContactPicture(base64: property.value[...])
            } else if property.value.prefix(5).lowercased() == "data:" {
                let text = property.text
                values.picture = text.firstIndex(of: ",").flatMap { ContactPicture(base64: text[text.index(after: $0)...]) }
            }
        },
        write: { values, target in
            guard let data = values.imageData else { return }
            let type = data.starts(with: [0x89, 0x50]) ? "PNG" : data.starts(with: [0x47, 0x49]) ? "GIF" : "JPEG"
            target.append(
                "PHOTO", value: data.base64EncodedString(), label: nil, .none,
                parameters: [VCard.Parameter("ENCODING", "b"), VCard.Parameter("TYPE", type)])
        })
}
