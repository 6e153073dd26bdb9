internal import CoreGraphics
public import Foundation
internal import SystemServices

/// Reads and writes contacts as vCards.
///
/// Versions 2.1, 3.0 and 4.0 are read, and version 3.0 is written.
///
/// > Difference from Apple: Pictures are written, too, if they were fetched.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactvcardserialization
open class CNContactVCardSerialization: NSObject {
    /// Returns the keys that ``data(with:)`` needs.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeySet(requiredKeys) }

    private static let pictureKeys: Set<String> = [
        CNContactImageDataKey, CNContactImageDataAvailableKey, CNContactThumbnailImageDataKey,
    ]
    private static let requiredKeys = CardSection.all.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.subtracting(pictureKeys)

    /// Returns the contacts as vCards in UTF-8.
    ///
    /// - Precondition: The keys of ``descriptorForRequiredKeys()`` were fetched.
    open class func data(with contacts: [CNContact]) throws -> Data {
        var text = ""
        for contact in contacts {
            contact.requireFetched(requiredKeys)
            var card = VCard()
            ContactCard.write(contact.values, keys: contact.fetchedKeys, replacing: ContactValues(), to: &card)
            text += card.text
        }
        return Data(text.utf8)
    }

    /// Returns the contacts of vCards. A broken card between others is reported as a diagnostic and skipped.
    ///
    /// - Throws: ``CNError/vCardMalformed`` if no card can be read; no data has no contacts.
    open class func contacts(with data: Data) throws -> [CNContact] {
        let parts = VCardReader.parts(of: VCardReader.text(of: data))
        let problems = parts.compactMap(\.problem)
        let cards = parts.compactMap(\.card).filter { !$0.isGroup }
        if cards.isEmpty, let problem = problems.first {
            throw CNError(.vCardMalformed, "The vCard cannot be read. Line \(problem.line): \(problem.reason).")
        }
        for problem in problems {
            Diagnostics.report("contacts", "vCard data, line \(problem.line): \(problem.reason). The card is skipped.")
        }
        return cards.map { card in
            let identifier = card.identifier ?? UUID().uuidString
            let values = ContactCard.values(ContactsService.Record(identifier: identifier, card: card), keys: nil)
            return CNContact(identifier: identifier, values: values, fetchedKeys: nil)
        }
    }
}
