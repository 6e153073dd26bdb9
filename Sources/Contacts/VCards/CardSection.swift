internal import SystemServices

/// A part of a contact that some properties of a vCard contain.
struct CardSection: Sendable {
    /// The keys of the contact's properties.
    let keys: Set<String>
    /// The names of the card's properties, which are replaced together.
    let names: Set<String>
    let read: @Sendable (CardSource, inout ContactValues) -> Void
    let write: @Sendable (ContactValues, inout CardTarget) -> Void

    /// The keys from which the displayed name is made.
    static let displayedKeys: Set<String> = [
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    ]

    static let all: [CardSection] = nameSections + textSections + labelledSections + dateSections + [picture]
}
