import CoreGraphics
import Foundation
internal import Synchronization

/// The contacts of the user, as vCards of a folder. An app reads and changes them by `CNContactStore`.
///
/// The folder is `~/.local/share/contacts` if it exists. Otherwise contacts are saved in the app's container. A test
/// starts without contacts, and may add some or choose a folder:
///
/// ```swift
/// app.system.permissions[.contacts] = .granted
/// app.system.contacts.add(givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018")
/// app.system.contacts.folder = folder
/// ```
public final class ContactsService: Sendable {
    private let database = Mutex(ContactDatabase())

    package init() {}

    /// Accesses the database, and then reports the problems that were found.
    private func access<Value: Sendable>(_ body: (inout ContactDatabase) throws -> Value) rethrows -> Value {
        defer { for problem in database.withLock({ $0.consumeProblems() }) { Diagnostics.report("contacts", problem) } }
        return try database.withLock { database in try body(&database) }
    }

    /// The folder whose `.vcf` files contain the contacts; by default, the one that the first use of contacts
    /// chooses.
    ///
    /// A new folder replaces all contacts. Files in its subfolders count, hidden ones do not. A broken card is reported
    /// once, and remains in its file. `nil` removes all contacts and saves none.
    public var folder: URL? {
        get { access { $0.folder } }
        set {
            access { $0.open(newValue) }
            postChange()
        }
    }

    /// The cards of all contacts, without groups, in the order of the files' names.
    public var cards: [VCard] { records.filter { !$0.card.isGroup }.map(\.card) }

    /// Adds a contact. It is in memory until the app changes it.
    ///
    /// - Returns: The identifier of the contact, that of the card if no other contact has it.
    @discardableResult public func add(_ card: VCard) -> String {
        let identifier = access { $0.add(card) }
        postChange()
        return identifier
    }

    /// Adds a contact with a name, and as far as given with a telephone number and an email address.
    ///
    /// - Returns: The identifier of the contact.
    @discardableResult public func add(
        givenName: String, familyName: String = "", phoneNumber: String? = nil, emailAddress: String? = nil
    ) -> String {
        var card = VCard()
        card.append("N", "\(VCard.escaped(familyName));\(VCard.escaped(givenName));;;")
        card.append("FN", VCard.escaped([givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")))
        if let phoneNumber { card.append("TEL", VCard.escaped(phoneNumber), parameters: [VCard.Parameter("TYPE", "CELL")]) }
        if let emailAddress { card.append("EMAIL", VCard.escaped(emailAddress), parameters: [VCard.Parameter("TYPE", "HOME")]) }
        return add(card)
    }

    /// Adds the contacts in the text of a `.vcf` file. A broken card is reported and skipped.
    ///
    /// - Returns: The identifiers of the contacts.
    @discardableResult public func add(vCards text: String) -> [String] {
        let parts = VCardReader.parts(of: text)
        for case let problem? in parts.map(\.problem) { Diagnostics.report("contacts", ContactDatabase.text(of: problem, in: "the text")) }
        let identifiers = access { database in parts.compactMap(\.card).map { database.add($0) } }
        postChange()
        return identifiers
    }

    /// A card with its identifier.
    package struct Record: Sendable {
        package let identifier: String
        package let card: VCard

        package init(identifier: String, card: VCard) {
            self.identifier = identifier
            self.card = card
        }
    }

    /// All cards. Reads files that another program changed.
    package var records: [Record] {
        let (records, isChanged) = access { database in
            let isChanged = database.refresh()
            return (database.records, isChanged)
        }
        if isChanged { postChange() }
        return records
    }

    /// Chooses a folder, if no folder was chosen before. Contacts that a test has added remain.
    package func openByDefault(_ folder: @autoclosure () -> URL?) {
        guard access({ !$0.isOpen }) else { return }
        // The caller's expression is evaluated outside of the lock.
        let folder = folder()
        access { database in if !database.isOpen { database.openKeepingContacts(folder) } }
    }

    /// Changes cards and saves them, all or none.
    ///
    /// - Parameter change: Receives the cards by identifier, and changes them. Uses no services.
    /// - Throws: The error of `change`, after which nothing is changed, or the error of the file system.
    package func modify(_ change: (inout [String: VCard]) throws -> Void) throws {
        try access { database in
            _ = database.refresh()
            let old = Dictionary(database.records.map { ($0.identifier, $0.card) }, uniquingKeysWith: { first, _ in first })
            var new = old
            try change(&new)
            try database.replace(old, with: new)
        }
        postChange()
    }

    /// The name of the notification for changes, `CNContactStoreDidChange`.
    package static let didChange = Notification.Name("CNContactStoreDidChangeNotification")

    /// Posts the notification on the main thread.
    private func postChange() {
        Task { @MainActor in NotificationCenter.default.post(name: Self.didChange, object: nil) }
    }

    package var panelSection: PanelSection {
        let records = records
        guard !records.isEmpty || folder != nil else { return PanelSection(title: "Contacts", rows: []) }
        let groups = records.count { $0.card.isGroup }
        return PanelSection(
            title: "Contacts",
            rows: [
                PanelRow(title: "Contacts", value: "\(records.count - groups)"), PanelRow(title: "Groups", value: "\(groups)"),
                PanelRow(title: "Folder", value: folder?.path ?? "None"),
            ])
    }
}
