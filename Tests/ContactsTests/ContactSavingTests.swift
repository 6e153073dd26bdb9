import CaretTesting
import Foundation
import SystemServices
import Testing

@testable import Contacts

/// Saving contacts and groups in a folder.
@MainActor @Suite(.app) final class ContactSavingTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)", isDirectory: true)
    private let store = CNContactStore()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func launched() async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.contacts] = .granted
        app.system.contacts.folder = folder
        return app
    }

    private func write(_ text: String, _ name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    private func contact(_ name: String, _ keys: [String], mutable: Bool = true) throws -> CNMutableContact {
        let predicate = CNContact.predicateForContacts(matchingName: name)
        let found = try store.unifiedContacts(matching: predicate, keysToFetch: keys as [any CNKeyDescriptor])
        return try #require(found.first?.mutableCopy() as? CNMutableContact)
    }

    private func save(_ change: (CNSaveRequest) -> Void) throws {
        let request = CNSaveRequest()
        change(request)
        try store.execute(request)
    }

    @Test func aNewContactIsAFile() async throws {
        let app = try await launched()
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Love;lace"
        contact.note = "First\nSecond, third"
        try save { $0.add(contact, toContainerWithIdentifier: nil) }
        let text = try text("\(contact.identifier).vcf")
        #expect(text.contains("N:Love\\;lace;Ada;;;\r\n") && text.contains("FN:Ada Love\\;lace\r\n"))
        #expect(text.contains("NOTE:First\\nSecond\\, third\r\n") && text.contains("UID:\(contact.identifier)\r\n"))
        app.system.contacts.folder = folder
        let again = try store.unifiedContact(
            withIdentifier: contact.identifier, keysToFetch: [CNContactVCardSerialization.descriptorForRequiredKeys()])
        #expect(again.familyName == "Love;lace" && again.note == contact.note)
        #expect(throws: CNError.self) { try self.save { $0.add(contact, toContainerWithIdentifier: nil) } }
        #expect(throws: CNError.self) { try self.save { $0.add(CNMutableContact(), toContainerWithIdentifier: "none") } }
    }

    @Test func anUpdateChangesOnlyTheChangedLines() async throws {
        let other = "BEGIN:VCARD\nVERSION:3.0\nN:Bee;Bob;;;\nFN:Bob\nEND:VCARD\n"
        let broken = "BEGIN:VCARD\nno colon\nEND:VCARD\n"
        let card = """
            BEGIN:VCARD\nVERSION:3.0\nUID:ada\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\nX-UNKNOWN;A=b:kept\nitem1.TEL:1234567
            item1.X-ABLabel:Boat\nTEL;TYPE=HOME:7654321\nEMAIL:a@b.c\nitem2.URL:http://a.b\nitem2.X-ABLabel:_$!<HomePage>!$_\nEND:VCARD\n
            """
        try write("\n" + other + broken + card, "all.vcf")
        let app = try await launched()
        #expect(app.system.contacts.cards.count == 2)
        let ada = try contact("Ada", [CNContactPhoneNumbersKey, CNContactMiddleNameKey])
        #expect(ada.phoneNumbers.map(\.label) == ["Boat", CNLabelHome])
        ada.phoneNumbers =
            ada.phoneNumbers.dropFirst() + [
                CNLabeledValue(label: "Car", value: CNPhoneNumber(stringValue: "99")),
                CNLabeledValue(label: CNLabelPhoneNumberHomeFax, value: CNPhoneNumber(stringValue: "98")),
            ]
        try save { $0.update(ada) }
        let text = try text("all.vcf")
        #expect(text.hasPrefix("\n" + other + broken))
        #expect(text.contains("X-UNKNOWN;A=b:kept\r\n") && text.contains("EMAIL:a@b.c\r\n") && text.contains("FN:Ada Lovelace\r\n"))
        #expect(text.contains("TEL;TYPE=HOME;TYPE=VOICE:7654321\r\n") && text.contains("TEL;TYPE=HOME;TYPE=FAX:98\r\n"))
        #expect(text.contains("item3.TEL:99\r\nitem3.X-ABLABEL:Car\r\n") && text.contains("item2.X-ABLABEL:_$!<HomePage>!$_\r\n"))
        #expect(!text.contains("Boat") && !text.contains("item1"))
        #expect(app.system.contacts.cards.count == 2)
    }

    @Test func changesOfAnotherProgramAreKept() async throws {
        try write("BEGIN:VCARD\nUID:x\nN:Lovelace;Ada;;;\nTEL:1\nNOTE:old\nEND:VCARD\n", "a.vcf")
        _ = try await launched()
        let ada = try contact("Ada", [CNContactPhoneNumbersKey, CNContactNoteKey])
        try write("BEGIN:VCARD\nUID:x\nN:Lovelace;Ada;;;\nTEL:22222\nNOTE:old\nEND:VCARD\n", "a.vcf")
        ada.note = "new"
        try save { $0.update(ada) }
        #expect(try text("a.vcf").contains("TEL:22222") && text("a.vcf").contains("NOTE:new"))
        // A value that returns to the one before the last save is a change.
        ada.note = "old"
        try save { $0.update(ada) }
        #expect(try text("a.vcf").contains("NOTE:old"))
    }

    @Test func anErrorLeavesAllFilesAsTheyWere() async throws {
        try write("BEGIN:VCARD\nUID:a\nN:One;;;;\nEND:VCARD\n", "a.vcf")
        try write("BEGIN:VCARD\nUID:b\nN:Two;;;;\nEND:VCARD\n", "sub/b.vcf")
        let app = try await launched()
        let before = try (text("a.vcf"), text("sub/b.vcf"))
        let (sub, aside) = (folder.appendingPathComponent("sub"), folder.appendingPathComponent("aside"))
        #expect(throws: (any Error).self) {
            try app.system.contacts.modify { cards in
                for identifier in ["a", "b"] {
                    let card = "BEGIN:VCARD\nUID:\(identifier)\nN:Changed;;;;\nEND:VCARD\n"
                    cards[identifier] = VCardReader.parts(of: card).first?.card
                }
                // A file cannot be replaced in a folder that has become a file.
                try FileManager.default.moveItem(at: sub, to: aside)
                try Data().write(to: sub)
            }
        }
        #expect(try text("a.vcf") == before.0 && text("aside/b.vcf") == before.1)
        let names = try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "Changed"), keysToFetch: [])
        #expect(names.isEmpty)
    }

    @Test func aNewNameIsTheDisplayedName() async throws {
        try write("BEGIN:VCARD\nUID:x\nFN:Ada Augusta King\nEND:VCARD\n", "a.vcf")
        _ = try await launched()
        let ada = try contact("King", [CNContactGivenNameKey, CNContactFamilyNameKey])
        #expect(ada.givenName == "Ada Augusta" && ada.familyName == "King")
        ada.familyName = "Lovelace"
        try save { $0.update(ada) }
        #expect(try text("a.vcf").contains("FN:Ada Augusta Lovelace\r\n"))
        #expect(try text("a.vcf").contains("N:Lovelace;Ada Augusta;;;\r\n"))
    }

    @Test func aDeletedContactLeavesItsFileAndItsGroups() async throws {
        try write("BEGIN:VCARD\nUID:a\nN:One;;;;\nEND:VCARD\nBEGIN:VCARD\nUID:b\nN:Two;;;;\nEND:VCARD\n", "both.vcf")
        let app = try await launched()
        let (one, two) = (try contact("One", []), try contact("Two", []))
        let group = CNMutableGroup()
        group.name = "Friends"
        try save {
            $0.add(group, toContainerWithIdentifier: store.defaultContainerIdentifier())
            $0.addMember(one, to: group)
            $0.addMember(two, to: group)
            $0.addMember(two, to: group)
        }
        let members = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
        func membersNow() throws -> Set<String> { Set(try store.unifiedContacts(matching: members, keysToFetch: []).map(\.identifier)) }
        #expect(try membersNow() == ["a", "b"])
        #expect(app.system.contacts.cards.count == 2)
        try save { $0.removeMember(one, from: group) }
        #expect(try membersNow() == ["b"])
        #expect(try text("\(group.identifier).vcf").contains("MEMBER:urn:uuid:b\r\n"))
        try save { $0.delete(two) }
        #expect(try membersNow() == [])
        #expect(try !text("\(group.identifier).vcf").contains("urn:uuid:b"))
        #expect(try text("both.vcf") == "BEGIN:VCARD\nUID:a\nN:One;;;;\nEND:VCARD\n")
        group.name = "Friends & Co"
        try save { $0.update(group) }
        app.system.contacts.folder = folder
        #expect(try store.groups(matching: nil).map(\.name) == ["Friends & Co"])
        try save {
            $0.delete(group)
            $0.delete(one)
        }
        #expect(try store.groups(matching: nil).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        for attempt in [{ try self.save { $0.delete(one) } }, { try self.save { $0.update(group) } }] {
            let error = try #require(throws: CNError.self) { try attempt() }
            #expect(error.code == .recordDoesNotExist)
        }
    }

    @Test func aFailingRequestChangesNothing() async throws {
        let app = try await launched()
        let request = CNSaveRequest()
        request.add(CNMutableContact(), toContainerWithIdentifier: nil)
        request.delete(CNMutableContact())
        let error = try #require(throws: CNError.self) { try store.execute(request) }
        #expect(error.code == .recordDoesNotExist && error.affectedRecordIdentifiers?.count == 1)
        #expect(app.system.contacts.cards.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() async throws {
        let app = try await launched()
        app.system.contacts.folder = URL(fileURLWithPath: "/proc/contacts")
        let request = CNSaveRequest()
        request.add(CNMutableContact(), toContainerWithIdentifier: nil)
        let error = try #require(throws: CNError.self) { try store.execute(request) }
        #expect(error.code == .dataAccessError && app.system.contacts.cards.isEmpty)
    }

    @Test func changesByAnotherProgramAreRead() async throws {
        try write("BEGIN:VCARD\nUID:a\nN:One;;;;\nEND:VCARD\n", "sub/a.VCF")
        try write("BEGIN:VCARD\nUID:h\nN:Hidden;;;;\nEND:VCARD\n", ".hidden.vcf")
        let app = try await launched()
        #expect(app.system.contacts.cards.count == 1)
        try write("BEGIN:VCARD\nUID:b\nN:Two;;;;\nEND:VCARD\n", "b.vcf")
        #expect(app.system.contacts.cards.count == 2)
        try FileManager.default.removeItem(at: folder)
        #expect(app.system.contacts.cards.isEmpty)
    }

    @Test func aBrokenCardIsReportedOnceAndTheOthersAreRead() async throws {
        try write(
            "BEGIN:VCARD\nN:One;;;;\nEND:VCARD\nBEGIN:VCARD\nN:Broken\nEND\nEND:VCARD\n"
                + "BEGIN:VCARD\nN:Two;;;;\nBEGIN:VCARD\nN:Three;;;;\nEND:VCARD\n",
            "some.vcf")
        try Data([0xFF, 0x00, 0x0A, 0x0A]).write(to: folder.appendingPathComponent("noise.vcf"))
        let app = try await launched()
        #expect(app.system.contacts.cards.map { $0.first("N")?.value } == ["One;;;;", "Three;;;;"])
        app.system.contacts.folder = folder
        let messages = app.diagnostics.filter { $0.code == "contacts" }.map(\.message)
        #expect(messages.count == 3)
        #expect(messages.contains { $0.contains("some.vcf, line 6: the line has no colon") })
        #expect(messages.contains { $0.contains("some.vcf, line 8: the card has no END:VCARD") })
        #expect(messages.contains { $0.contains("noise.vcf, line 1") })
    }

    @Test func identifiersAreUniqueAndTheSameAtEachLaunch() async throws {
        let card = "BEGIN:VCARD\nUID:same\nN:A;;;;\nEND:VCARD\n"
        try write(card + card + "BEGIN:VCARD\nN:B;;;;\nEND:VCARD\n", "a.vcf")
        func identifiers() throws -> [String] {
            let all = CNContact.predicateForContactsInContainer(withIdentifier: store.defaultContainerIdentifier())
            return try store.unifiedContacts(matching: all, keysToFetch: []).map(\.identifier)
        }
        _ = try await launched()
        let first = try identifiers()
        #expect(Set(first).count == 3 && first.first == "same")
        _ = try await launched()
        #expect(try identifiers() == first)
    }

    @Test func withoutAFolderContactsAreInTheContainer() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.contacts] = .granted
        let contact = CNMutableContact()
        contact.nickname = "Countess"
        try save { $0.add(contact, toContainerWithIdentifier: nil) }
        #expect(app.system.contacts.folder?.path.hasSuffix("/Library/Contacts") == true)
        let next = try await TestApp.launch(showing: { UIViewController() })
        next.system.permissions[.contacts] = .granted
        #expect(try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: []).identifier == contact.identifier)
    }

    @Test func linksAreFollowedAndRemain() async throws {
        let manager = FileManager.default
        try write("BEGIN:VCARD\nUID:a\nN:One;;;;\nEND:VCARD\n", "real/a.txt")
        let link = folder.appendingPathComponent("a.vcf")
        try manager.createSymbolicLink(at: link, withDestinationURL: folder.appendingPathComponent("real/a.txt"))
        try manager.createSymbolicLink(at: folder.appendingPathComponent("loop"), withDestinationURL: folder)
        try manager.createSymbolicLink(atPath: folder.appendingPathComponent("none.vcf").path, withDestinationPath: "nowhere")
        let app = try await launched()
        #expect(app.system.contacts.cards.count == 1 && app.diagnostics.isEmpty)
        let one = try contact("One", [CNContactNicknameKey])
        one.nickname = "Uno"
        try save { $0.update(one) }
        #expect(try text("real/a.txt").contains("NICKNAME:Uno"))
        #expect(try manager.destinationOfSymbolicLink(atPath: link.path).hasSuffix("a.txt"))
    }

    @Test func aHostileIdentifierIsNoPath() async throws {
        let app = try await launched()
        app.system.contacts.add(vCards: "BEGIN:VCARD\nUID:../../etc/x\nN:Evil;;;;\nEND:VCARD\n")
        let evil = try contact("Evil", [CNContactNicknameKey])
        #expect(evil.identifier == "../../etc/x")
        evil.nickname = "E"
        try save { $0.update(evil) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["______etc_x.vcf"])
    }
}
