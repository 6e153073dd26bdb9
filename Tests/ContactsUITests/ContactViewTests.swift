import CaretTesting
import Foundation
import Testing

@testable import Contacts
@testable import ContactsUI

/// The card of a contact, and the form.
@MainActor @Suite(.noLeaks) struct ContactViewTests {
    private final class Owner: NSObject, CNContactViewControllerDelegate {
        var completions: [CNContact?] = []
        var allowsActions = true
        func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
            completions.append(contact)
        }
        func contactViewController(
            _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
        ) -> Bool { allowsActions }
    }

    private let owner = Owner()
    private static let card = """
        BEGIN:VCARD
        UID:ada
        N:Lovelace;Ada;;;
        ORG:Engines;Analysis
        TEL;TYPE=CELL:555 0100
        EMAIL;TYPE=WORK:ada@example.com
        URL:example.com
        ADR;TYPE=HOME:;;1 Main Street;Paris;TX;75460;USA
        BDAY:1815-12-10
        item1.X-ABDATE:1835-07-08
        item1.X-ABLABEL:_$!<Anniversary>!$_
        X-ABRELATEDNAMES:Anne
        NOTE:First\\nSecond
        END:VCARD

        """

    private func launched(_ controller: @escaping (TestApp) throws -> CNContactViewController) async throws -> (
        app: TestApp, controller: CNContactViewController
    ) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.locale(Locale(identifier: "en_US")))
        app.system.permissions[.contacts] = .granted
        app.system.contacts.add(vCards: Self.card)
        let controller = try controller(app)
        controller.delegate = owner
        navigation.pushViewController(controller, animated: false)
        try await app.settle()
        return (app, controller)
    }

    private func ada() throws -> CNContact {
        try CNContactStore().unifiedContact(withIdentifier: "ada", keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
    }

    private func launchedWithAda() async throws -> (app: TestApp, controller: CNContactViewController) {
        try await launched { _ in CNContactViewController(for: try ada()) }
    }

    @Test func theCardShowsAllValues() async throws {
        let (app, controller) = try await launchedWithAda()
        #expect(app.exists("Ada Lovelace") && app.exists("Analysis\nEngines"))
        let contact = controller.contact
        let rows = ContactRows.sections(of: contact, displayed: nil).map { $0.map { "\($0.label): \($0.text)" } }
        #expect(
            rows.prefix(5) == [
                ["mobile: 555 0100"], ["work: ada@example.com"], ["URL: example.com"], ["home: 1 Main Street\nParis, TX 75460\nUSA"],
                ["birthday: December 10, 1815"],
            ])
        #expect(rows.suffix(3) == [["anniversary: July 8, 1835"], ["related name: Anne"], ["notes: First\nSecond"]])
        let urls = ContactRows.sections(of: contact, displayed: nil).joined().compactMap(\.url?.absoluteString)
        #expect(urls == ["tel:5550100", "mailto:ada@example.com", "https://example.com"])
        controller.displayedPropertyKeys = [CNContactEmailAddressesKey]
        try await app.settle()
        #expect(app.exists("work, ada@example.com") && !app.exists("mobile, 555 0100"))
    }

    @Test func dangerousValuesAreNoActions() throws {
        let text = "BEGIN:VCARD\nN:A;;;;\nURL:javascript://x\nURL:file:///etc/passwd\nTEL:1;2 abc\nEMAIL:a b@c?d\nEND:VCARD\n"
        let contact = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
        let urls = ContactRows.sections(of: contact, displayed: nil).joined().map { $0.url?.absoluteString ?? "none" }
        #expect(urls == ["tel:1%3B2", "mailto:a%20b@c%3Fd", "none", "none"])
    }

    @Test func theAppMayPreventAnAction() async throws {
        let (app, _) = try await launchedWithAda()
        owner.allowsActions = false
        try await app.tap("mobile, 555 0100")
        try await app.settle()
        #expect(app.system.requests.all.last?.text == "shows a contact")
        owner.allowsActions = true
        try await app.tap("mail")
        try await app.settle()
        #expect(app.system.requests.all.last?.text == "opens a value of a contact (scheme: mailto)")
    }

    @Test func aChangeIsSaved() async throws {
        let (app, controller) = try await launchedWithAda()
        try await app.tap("Edit")
        try await app.settle()
        try await app.tap("Last name")
        await app.type(" King")
        try await app.tap("add phone")
        try await app.settle()
        await app.type("555 0101")
        try await app.tap("Done")
        try await app.settle()
        let saved = try ada()
        #expect(saved.familyName == "Lovelace King" && saved.note == "First\nSecond" && saved.departmentName == "Analysis")
        #expect(saved.phoneNumbers.map(\.value.stringValue) == ["555 0100", "555 0101"])
        #expect(saved.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelHome])
        #expect(owner.completions.map { $0?.familyName } == ["Lovelace King"] && controller.contact.familyName == "Lovelace King")
        #expect(app.exists("Ada Lovelace King") && app.exists("Edit"))
    }

    @Test func cancellingKeepsTheContact() async throws {
        let (app, _) = try await launchedWithAda()
        try await app.tap("Edit")
        try await app.settle()
        try await app.tap("First name")
        await app.type("xyz")
        try await app.tap("Cancel")
        try await app.settle()
        #expect(try ada().givenName == "Ada" && owner.completions.count == 1 && app.exists("Ada Lovelace"))
    }

    @Test func aContactIsDeletedAfterAQuestion() async throws {
        let (app, controller) = try await launchedWithAda()
        let editor = ContactEditorController(controller.contact, isNew: false)
        var deletions = 0
        editor.onDelete = { deletions += 1 }
        editor.loadViewIfNeeded()
        editor.tableView(editor.tableView, didSelectRowAt: IndexPath(row: 0, section: editor.tableView.numberOfSections - 1))
        #expect(deletions == 1)
        try await app.tap("Edit")
        try await app.settle()
        let table = try #require(app.all(.type(UITableView.self)).last?.view as? UITableView)
        table.scrollToRow(at: IndexPath(row: 0, section: table.numberOfSections - 1), at: .bottom, animated: false)
        try await app.settle()
        try await app.tap("Delete Contact")
        try await app.settle()
        #expect(app.system.contacts.cards.count == 1)
        try await app.tap(Query("the button of the question") { $0.accessibilityLabel == "Delete Contact" && !($0 is UILabel) })
        try await app.settle()
        #expect(app.system.contacts.cards.isEmpty && owner.completions == [nil] && controller.navigationController == nil)
    }

    @Test func aNewContactIsSavedOrNot() async throws {
        let (app, _) = try await launched { _ in CNContactViewController(forNewContact: nil) }
        #expect(app.exists("New Contact"))
        try await app.tap("Done")
        try await app.settle()
        #expect(owner.completions.isEmpty)
        try await app.tap("First name")
        await app.type("Grace")
        try await app.tap("Done")
        try await app.settle()
        #expect(owner.completions.map { $0?.givenName } == ["Grace"] && app.system.contacts.cards.count == 2)
        let (other, _) = try await launched { _ in CNContactViewController(forNewContact: nil) }
        try await other.tap("Cancel")
        try await other.settle()
        #expect(owner.completions.count == 2 && owner.completions.last == .some(nil))
    }

    @Test func withoutPermissionTheUserReadsWhy() async throws {
        let (app, _) = try await launched { _ in CNContactViewController(forNewContact: nil) }
        app.system.permissions[.contacts] = .denied
        try await app.tap("First name")
        await app.type("Grace")
        try await app.tap("Done")
        try await app.settle()
        #expect(app.exists("Cannot Save Contact") && owner.completions.isEmpty && app.system.contacts.cards.count == 1)
    }

    @Test func anUnknownContactBecomesOneOfTheUsers() async throws {
        let unknown = CNMutableContact()
        unknown.givenName = "Grace"
        let (app, controller) = try await launched { _ in CNContactViewController(forUnknownContact: unknown) }
        controller.message = "Found in a message"
        try await app.settle()
        #expect(app.exists("Found in a message") && !app.exists("Edit"))
        try await app.tap("Create New Contact")
        try await app.settle()
        try await app.tap("Done")
        try await app.settle()
        #expect(app.system.contacts.cards.count == 2 && owner.completions.map { $0?.givenName } == ["Grace"])
        #expect(!app.exists("Create New Contact") && controller.presentedViewController == nil)
    }

    @Test func editingMayBeForbidden() async throws {
        let (app, controller) = try await launchedWithAda()
        controller.allowsEditing = false
        controller.allowsActions = false
        try await app.settle()
        #expect(!app.exists("Edit") && !app.exists("mail"))
    }

    @Test func missingKeysStopTheApp() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = CNContactViewController(for: CNContact(identifier: "a", values: ContactValues(), fetchedKeys: []))
            }
        }
    }

    @Test func aDraftKeepsIdentifiersAndDropsEmptyValues() {
        let contact = CNMutableContact()
        contact.phoneNumbers = ["1", "2"].map { CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: $0)) }
        var draft = ContactDraft(contact)
        draft[.phones][0].text = "9"
        draft[.phones][1].text = " "
        draft[.phones].append(draft.newValue(in: .phones))
        #expect(draft[.phones][2].label == CNLabelPhoneNumberMobile)
        let edited = draft.contact(contact)
        #expect(edited.phoneNumbers.map(\.value.stringValue) == ["9"])
        #expect(edited.phoneNumbers.first?.identifier == contact.phoneNumbers.first?.identifier)
    }
}
