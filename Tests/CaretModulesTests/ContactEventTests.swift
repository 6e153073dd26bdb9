import CaretContactsUI
import CaretTesting
import Testing

/// The closures of the picker of contacts, and of a contact's card.
@MainActor @Suite(.noLeaks) struct ContactEventTests {
    private func present(_ configure: (CNContactPickerViewController) -> Void) async throws -> TestApp {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        app.system.contacts.add(givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018")
        app.system.contacts.add(givenName: "Bob", familyName: "Ångström", phoneNumber: "555 0199")
        let picker = CNContactPickerViewController()
        configure(picker)
        root.present(picker, animated: true)
        try await app.settle()
        return app
    }

    @Test func aClosureForAContactSelectsOne() async throws {
        var names: [String] = []
        let app = try await present { picker in picker.on(.didSelectContact) { names.append($0.givenName) } }
        try await app.tap("Ada Lovelace")
        try await app.settle()
        #expect(names == ["Ada"] && app.mainWindow.rootViewController?.presentedViewController == nil)
    }

    @Test func aClosureForContactsSelectsSeveral() async throws {
        var names: [[String]] = []
        let app = try await present { picker in picker.on(.didSelectContacts) { names.append($0.map(\.givenName)) } }
        try await app.tap("Ada Lovelace")
        try await app.tap("Bob Ångström")
        try await app.tap("Done")
        try await app.settle()
        #expect(names == [["Ada", "Bob"]])
    }

    @Test func aClosureForAPropertyShowsTheCard() async throws {
        var keys: [String] = []
        let app = try await present { picker in picker.on(.didSelectProperty) { keys.append($0.key) } }
        try await app.tap("Ada Lovelace")
        try await app.settle()
        try await app.tap("+44 20 7946 0018")
        try await app.settle()
        #expect(keys == [CNContactPhoneNumbersKey])
    }

    @Test func aClosureIsNotifiedOfCancelling() async throws {
        var cancelCount = 0
        let app = try await present { picker in picker.on(.didCancel) { cancelCount += 1 } }
        try await app.tap("Cancel")
        try await app.settle()
        #expect(cancelCount == 1)
    }

    @Test func aClosureReceivesTheNewContact() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let controller = CNContactViewController(forNewContact: nil)
        var contacts: [CNContact?] = []
        controller.on(.didComplete) { contacts.append($0) }
        root.present(UINavigationController(rootViewController: controller), animated: true)
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(contacts == [nil])
    }
}
