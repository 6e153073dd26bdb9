import CaretTesting
import Foundation
import Testing

@testable import Contacts
@testable import ContactsUI

/// The picker of contacts.
@MainActor @Suite(.noLeaks) struct ContactPickerTests {
    private final class ContactOwner: NSObject, CNContactPickerDelegate {
        var contacts: [String] = []
        var cancels = 0
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { contacts.append(contact.givenName) }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancels += 1 }
    }

    private final class PropertyOwner: NSObject, CNContactPickerDelegate {
        var properties: [CNContactProperty] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
            properties.append(contactProperty)
            picker.dismiss(animated: true)
        }
    }

    private final class BothOwner: NSObject, CNContactPickerDelegate {
        var contacts = 0
        var properties = 0
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { contacts += 1 }
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) { properties += 1 }
    }

    private final class SeveralOwner: NSObject, CNContactPickerDelegate {
        var contacts: [[String]] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
            self.contacts.append(contacts.map(\.givenName))
        }
    }

    private final class PropertiesOwner: NSObject, CNContactPickerDelegate {
        var values: [[String]] = []
        func contactPicker(
            _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
        ) {
            values.append(contactProperties.map { ($0.value as? CNPhoneNumber)?.stringValue ?? "other" })
        }
    }

    private final class NoOwner: NSObject, CNContactPickerDelegate {}

    private func launched(
        _ delegate: (any CNContactPickerDelegate)?, people: Bool = true, _ prepare: (CNContactPickerViewController) -> Void = { _ in }
    ) async throws -> (app: TestApp, picker: CNContactPickerViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        if people {
            app.system.contacts.add(
                givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018", emailAddress: "ada@example.com")
            app.system.contacts.add(givenName: "Bob", familyName: "Ångström", phoneNumber: "555 0199")
            app.system.contacts.add(givenName: "9", phoneNumber: "1")
        }
        let picker = CNContactPickerViewController()
        picker.delegate = delegate
        prepare(picker)
        root.present(picker, animated: true)
        try await app.settle()
        return (app, picker)
    }

    @Test func theMethodsOfTheDelegateDecideTheSelection() {
        #expect(SelectionModes(nil) == [] && SelectionModes(NoOwner()) == [])
        #expect(SelectionModes(ContactOwner()) == .contact && SelectionModes(PropertyOwner()) == .property)
        #expect(SelectionModes(BothOwner()) == [.contact, .property])
        #expect(SelectionModes(SeveralOwner()) == .contacts && SelectionModes(PropertiesOwner()) == .properties)
    }

    @Test func aContactIsSelectedWithoutPermission() async throws {
        let owner = ContactOwner()
        let (app, picker) = try await launched(owner)
        #expect(app.system.permissions[.contacts] == .notDetermined)
        try await app.tap("Ada Lovelace")
        try await app.settle()
        #expect(owner.contacts == ["Ada"] && owner.cancels == 0 && picker.presentingViewController == nil)
        #expect(app.system.requests.requests(to: "contacts").map(\.text) == ["shows the contact picker (contacts: 3)"])
    }

    @Test func cancellingAndDraggingCancel() async throws {
        let owner = ContactOwner()
        let (app, picker) = try await launched(owner)
        try await app.tap("Cancel")
        try await app.settle()
        #expect(owner.cancels == 1 && picker.presentingViewController == nil)
        let (second, other) = try await launched(owner)
        await second.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 800))
        try await second.settle()
        #expect(owner.cancels == 2 && other.presentingViewController == nil && owner.contacts.isEmpty)
    }

    @Test func aPropertyIsSelectedOnTheCard() async throws {
        let owner = PropertyOwner()
        let (app, picker) = try await launched(owner) { $0.displayedPropertyKeys = [CNContactPhoneNumbersKey] }
        try await app.tap("Ada Lovelace")
        try await app.settle()
        #expect(!app.exists("home, ada@example.com"))
        try await app.tap("mobile, +44 20 7946 0018")
        try await app.settle()
        let property = try #require(owner.properties.first)
        #expect(property.key == CNContactPhoneNumbersKey && (property.value as? CNPhoneNumber)?.stringValue == "+44 20 7946 0018")
        #expect(property.label == CNLabelPhoneNumberMobile && property.identifier == property.contact.phoneNumbers.first?.identifier)
        #expect(owner.properties.count == 1 && picker.presentingViewController == nil)
    }

    @Test func aDelegateThatDismissesThePickerKeepsItsOwnScreen() async throws {
        let root = UIViewController()
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        app.system.contacts.add(givenName: "Ada", phoneNumber: "555 0199")
        let owner = PropertyOwner()
        let picker = CNContactPickerViewController()
        picker.delegate = owner
        root.present(screen, animated: false)
        screen.present(picker, animated: false)
        try await app.settle()
        try await app.tap("Ada")
        try await app.settle()
        try await app.tap("mobile, 555 0199")
        try await app.settle()
        #expect(owner.properties.count == 1 && picker.presentingViewController == nil && root.presentedViewController === screen)
    }

    @Test func predicatesDecideWhatIsSelected() async throws {
        let owner = BothOwner()
        let (app, picker) = try await launched(owner) { picker in
            picker.predicateForEnablingContact = NSPredicate { contact, _ in (contact as? CNContact)?.givenName != "9" }
            picker.predicateForSelectionOfContact = NSPredicate { contact, _ in (contact as? CNContact)?.emailAddresses.isEmpty == true }
            picker.predicateForSelectionOfProperty = NSPredicate { property, _ in
                (property as? CNContactProperty)?.key == CNContactEmailAddressesKey
            }
        }
        try? await app.tap("9")
        try await app.settle()
        #expect(owner.contacts == 0 && picker.presentingViewController != nil)
        try await app.tap("Ada Lovelace")
        try await app.settle()
        try await app.tap("mobile, +44 20 7946 0018")
        try await app.settle()
        #expect(owner.contacts == 0 && owner.properties == 0 && picker.presentingViewController != nil)
        #expect(app.system.requests.all.last?.text == "opens a value of a contact (scheme: tel)")
        try await app.tap("home, ada@example.com")
        try await app.settle()
        #expect(owner.properties == 1 && picker.presentingViewController == nil)
        let (second, _) = try await launched(owner) { $0.predicateForSelectionOfContact = NSPredicate(value: true) }
        try await second.tap("Bob Ångström")
        try await second.settle()
        #expect(owner.contacts == 1)
    }

    @Test func severalContactsAreSelectedInOrder() async throws {
        let owner = SeveralOwner()
        let (app, picker) = try await launched(owner)
        try await app.tap("Done")
        try await app.settle()
        #expect(owner.contacts.isEmpty && picker.presentingViewController != nil)
        for name in ["Ada Lovelace", "Bob Ångström", "9", "Ada Lovelace", "Ada Lovelace"] { try await app.tap(.label(name)) }
        try await app.settle()
        try await app.tap("Done")
        try await app.settle()
        #expect(owner.contacts == [["Bob", "9", "Ada"]] && picker.presentingViewController == nil)
    }

    @Test func severalPropertiesAreSelected() async throws {
        let owner = PropertiesOwner()
        let (app, picker) = try await launched(owner)
        for (name, value) in [("Ada Lovelace", "mobile, +44 20 7946 0018"), ("Bob Ångström", "mobile, 555 0199")] {
            try await app.tap(.label(name))
            try await app.settle()
            try await app.tap(.label(value))
            try await app.settle()
            try await app.tap("Contacts")
            try await app.settle()
        }
        try await app.tap("Done")
        try await app.settle()
        #expect(owner.values == [["+44 20 7946 0018", "555 0199"]] && picker.presentingViewController == nil)
    }

    @Test func theSearchFindsNamesNumbersAndAddresses() async throws {
        let contacts: [CNContact] = try {
            let text = "BEGIN:VCARD\nN:Lovelace;Ada;;;\nTEL:+44 20\nEMAIL:lady@x.y\nEND:VCARD\nBEGIN:VCARD\nN:B;Bob;;;\nEND:VCARD\n"
            return try CNContactVCardSerialization.contacts(with: Data(text.utf8))
        }()
        func found(_ query: String) -> [String] { ContactSections.results(query, in: contacts).flatMap { $0.contacts.map(\.givenName) } }
        #expect(found("love") == ["Ada"] && found("4420") == ["Ada"] && found("LADY") == ["Ada"])
        #expect(found("b") == ["Bob"] && found("zzz").isEmpty && found("4").isEmpty)
        let owner = ContactOwner()
        let (app, _) = try await launched(owner)
        try await app.tap("Search")
        await app.type("bo")
        try await app.settle()
        #expect(app.exists("Bob Ångström") && !app.exists("Ada Lovelace"))
        await app.type("zzz")
        try await app.settle()
        #expect(app.exists("No Results for “bozzz”"))
    }

    @Test func lettersIgnoreAccentsAndOtherNamesAreLast() {
        func contact(_ name: String) -> CNContact {
            let contact = CNMutableContact()
            contact.familyName = name
            return contact
        }
        let sections = ContactSections.sections(of: ["9", "Ångström", "adam", "Bob", "王", ""].map(contact))
        #expect(sections.map(\.letter) == ["A", "B", "王", "#"] && sections.map(\.contacts.count) == [2, 1, 1, 2])
        let titles = ContactSections.indexTitles(sections)
        #expect(titles.count == 28 && titles.suffix(2) == ["王", "#"])
        #expect(["A", "B", "M", "王", "#"].map { ContactSections.section(for: $0, in: sections) } == [0, 1, 1, 2, 3])
        #expect(ContactSections.section(for: "#", in: []) == 0 && ContactSections.section(for: "Q", in: []) == 0)
    }

    @Test func withoutContactsAndDelegateThePickerIsEmpty() async throws {
        let (app, picker) = try await launched(nil, people: false)
        #expect(app.exists("No Contacts"))
        try await app.tap("Cancel")
        try await app.settle()
        #expect(picker.presentingViewController == nil)
    }
}
