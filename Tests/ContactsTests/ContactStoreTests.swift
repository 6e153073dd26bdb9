import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Contacts

/// Reading and changing the user's contacts.
@MainActor @Suite(.app) struct ContactStoreTests {
    private let store = CNContactStore()
    private let nameKeys = [CNContactGivenNameKey, CNContactFamilyNameKey] as [any CNKeyDescriptor]

    private func launched(_ status: PermissionStatus = .granted) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.contacts] = status
        return app
    }

    private func names(_ predicate: NSPredicate) throws -> [String] {
        try store.unifiedContacts(matching: predicate, keysToFetch: nameKeys).map(\.givenName)
    }

    @Test func thePredicatesFindContacts() async throws {
        let app = try await launched()
        let ada = app.system.contacts.add(
            givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018", emailAddress: "Ada@Example.com")
        app.system.contacts.add(givenName: "Zoë", familyName: "Müller-Ström", phoneNumber: "0171 1234567")
        app.system.contacts.add(givenName: "Nobody")
        #expect(try names(CNContact.predicateForContacts(matchingName: "lov ad")) == ["Ada"])
        #expect(try names(CNContact.predicateForContacts(matchingName: "zoe strom")) == ["Zoë"])
        #expect(try names(CNContact.predicateForContacts(matchingName: "da")).isEmpty)
        #expect(try names(CNContact.predicateForContacts(matchingName: " ")).isEmpty)
        #expect(try names(CNContact.predicateForContacts(matchingEmailAddress: "ada@example.COM")) == ["Ada"])
        #expect(try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "020-79460018"))) == ["Ada"])
        #expect(try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "+49 (171) 1234567"))) == ["Zoë"])
        #expect(try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "67"))).isEmpty)
        #expect(try names(CNContact.predicateForContacts(withIdentifiers: [ada, "none"])) == ["Ada"])
        let container = store.defaultContainerIdentifier()
        #expect(try names(CNContact.predicateForContactsInContainer(withIdentifier: container)).count == 3)
        #expect(try names(CNContact.predicateForContactsInContainer(withIdentifier: "none")).isEmpty)
        #expect(try store.unifiedContact(withIdentifier: ada, keysToFetch: nameKeys).familyName == "Lovelace")
    }

    @Test func anotherPredicateOrIdentifierIsAnError() async throws {
        let app = try await launched()
        app.system.contacts.add(givenName: "Ada")
        let error = try #require(throws: CNError.self) { try names(NSPredicate(value: true)) }
        #expect(error.code == .predicateInvalid && (error as NSError).domain == CNErrorDomain && (error as NSError).code == 400)
        do {
            _ = try store.unifiedContact(withIdentifier: "none", keysToFetch: nameKeys)
            Issue.record("no error")
        } catch CNError.recordDoesNotExist {}
        #expect(throws: CNError.self) { try store.groups(matching: NSPredicate(value: true)) }
        #expect(throws: CNError.self) { try store.containers(matching: NSPredicate(value: true)) }
    }

    @Test func aPredicateEvaluatesContacts() {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        #expect(CNContact.predicateForContacts(matchingName: "ada").evaluate(with: contact))
        #expect(!CNContact.predicateForContacts(matchingName: "bob").evaluate(with: contact))
        #expect(!CNContact.predicateForContacts(matchingName: "ada").evaluate(with: "Ada"))
    }

    @Test func contactsAreOrderedAndTheEnumerationStops() async throws {
        let app = try await launched()
        for (given, family) in [("Zoe", "Adams"), ("", ""), ("Bob", "Young"), ("adam", "Young")] {
            app.system.contacts.add(givenName: given, familyName: family)
        }
        func order(_ order: CNContactSortOrder, limit: Int = .max) throws -> [String] {
            let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
            request.sortOrder = order
            var found: [String] = []
            try store.enumerateContacts(with: request) { contact, stop in
                found.append(contact.givenName)
                if found.count == limit { stop.pointee = true }
            }
            return found
        }
        #expect(try order(.none) == ["Zoe", "", "Bob", "adam"])
        #expect(try order(.givenName) == ["adam", "Bob", "Zoe", ""])
        #expect(try order(.familyName) == ["Zoe", "adam", "Bob", ""])
        #expect(try order(.userDefault, limit: 2) == ["Zoe", "adam"])
    }

    @Test func onlyRequestedPropertiesAreAvailable() async throws {
        let app = try await launched()
        app.system.contacts.add(givenName: "Ada", familyName: "Lovelace", phoneNumber: "1234567")
        let request = CNContactFetchRequest(keysToFetch: [
            CNContactGivenNameKey as CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .phoneticFullName),
        ])
        request.predicate = CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "1234567"))
        request.mutableObjects = true
        var contacts: [CNContact] = []
        try store.enumerateContacts(with: request) { contact, _ in contacts.append(contact) }
        let contact = try #require(contacts.first as? CNMutableContact)
        #expect(contact.isKeyAvailable(CNContactIdentifierKey) && contact.isKeyAvailable(CNContactPhoneticFamilyNameKey))
        #expect(!contact.isKeyAvailable(CNContactPhoneNumbersKey) && !contact.isKeyAvailable(CNContactMiddleNameKey))
        #expect(contact.areKeysAvailable(nameKeys) && !contact.areKeysAvailable([CNContactNoteKey as CNKeyDescriptor]))
        #expect(CNContact().isKeyAvailable(CNContactNoteKey))
    }

    @Test func withoutPermissionNothingIsRead() async throws {
        for status in [PermissionStatus.notDetermined, .denied, .restricted] {
            let app = try await launched(status)
            app.system.contacts.add(givenName: "Ada")
            let predicate = CNContact.predicateForContacts(matchingName: "Ada")
            let error = try #require(throws: CNError.self) { try store.unifiedContacts(matching: predicate, keysToFetch: []) }
            #expect(error.code == .authorizationDenied)
            let request = CNSaveRequest()
            request.add(CNMutableContact(), toContainerWithIdentifier: nil)
            for attempt in [{ _ = try store.groups(matching: nil) }, { try store.execute(request) }] {
                #expect(throws: CNError.self) { try attempt() }
            }
            #expect(app.system.contacts.cards.count == 1)
        }
    }

    @Test func theRequestLogNamesNobody() async throws {
        let app = try await launched()
        app.system.contacts.add(givenName: "Ada", phoneNumber: "1234567")
        _ = try names(CNContact.predicateForContacts(matchingName: "Ada"))
        try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: nameKeys)) { _, _ in }
        _ = try store.groups(matching: nil)
        try store.execute(CNSaveRequest())
        let texts = app.system.requests.requests(to: "contacts").map(\.text)
        #expect(
            texts == [
                "fetches contacts (found: 1)", "enumerates contacts (found: 1)", "fetches groups (found: 0)",
                "saves changes (number: 0)",
            ])
        #expect(!"\(CNContact()) \(CNPhoneNumber(stringValue: "1234567"))".contains("1234567"))
    }

    @Test func thePanelCountsContacts() async throws {
        let app = try await launched()
        #expect(app.system.contacts.panelSection.rows.isEmpty)
        app.system.contacts.add(givenName: "Ada", phoneNumber: "1234567")
        app.system.contacts.add(vCards: "BEGIN:VCARD\nFN:Friends\nKIND:group\nEND:VCARD\n")
        let rows = app.system.contacts.panelSection.rows
        #expect(rows.map { "\($0.title): \($0.value)" } == ["Contacts: 1", "Groups: 1", "Folder: None"])
        #expect(try store.groups(matching: nil).map(\.name) == ["Friends"])
    }

    @Test func theStoreMayBeUsedOnAnyThread() async throws {
        let app = try await launched()
        for number in 0..<50 { app.system.contacts.add(givenName: "Person \(number)") }
        let store = store
        let counts = await withTaskGroup(of: Int.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let request = CNSaveRequest()
                    let contact = CNMutableContact()
                    contact.givenName = "New \(number)"
                    request.add(contact, toContainerWithIdentifier: nil)
                    try? store.execute(request)
                    let predicate = CNContact.predicateForContacts(matchingName: "Person")
                    return (try? store.unifiedContacts(matching: predicate, keysToFetch: []).count) ?? 0
                }
            }
            var counts: [Int] = []
            for await count in group { counts.append(count) }
            return counts
        }
        #expect(counts == Array(repeating: 50, count: 20))
        #expect(app.system.contacts.cards.count == 70)
    }

    @Test func aChangeIsPostedOnTheMainThread() async throws {
        let app = try await launched()
        let posts = Mutex<[Bool]>([])
        let observer = NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: nil) { _ in
            posts.withLock { $0.append(Thread.isMainThread) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        app.system.contacts.add(givenName: "Ada")
        try await app.settle()
        #expect(posts.withLock { $0 } == [true])
        let request = CNSaveRequest()
        request.add(CNMutableContact(), toContainerWithIdentifier: nil)
        try store.execute(request)
        try await app.settle()
        #expect(posts.withLock { $0 } == [true, true])
        _ = try store.groups(matching: nil)
        try await app.settle()
        #expect(posts.withLock { $0.count } == 2)
    }
}
