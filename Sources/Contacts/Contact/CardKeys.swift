/// The keys of a contact that a card on the screen needs.
package enum CardKeys {
    private static let all = Set(ContactField.all.map(\.key)).union([
        CNContactIdentifierKey, CNContactImageDataAvailableKey, CNContactThumbnailImageDataKey,
    ])

    /// The keys, for a request.
    package static var descriptor: any CNKeyDescriptor { KeySet(all) }

    /// Stops the program if one of the keys was not fetched.
    package static func require(for contact: CNContact) { contact.requireFetched(all) }
}
