import CaretTesting
import Synchronization
import Testing
import UserNotifications

@testable import Catalog
@testable import UIKitCore

/// The samples of `app.system` in the documentation, and the catalogue's screens of the modules beside UIKit.
@MainActor @Suite(.app) struct SystemSampleTests {
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/System", isDirectory: true)

    private func launch(_ title: String, on device: Device = .standard) async throws -> TestApp {
        let app = try await TestApp.launch(AppDelegate(arguments: [title]), on: device)
        try await app.settle()
        return app
    }

    @Test func aMailFailsToBeSent() async throws {
        let app = try await launch("MFMailComposeViewController")
        try await app.tap("A mail")
        try await app.settle()
        app.system.mail.nextFailure = .sendFailed
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.mail.sent.isEmpty)
        try await app.tap("A mail")
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.mail.sent.map(\.subject) == ["Two kebabs"])
        #expect(app.system.mail.sent.first?.recipients == ["orders@example.org"])
    }

    /// The panel in MODULES.
    @Test(arguments: ["light", "dark"]) func thePanelLooksLikeItsPicture(style: String) async throws {
        let device = Device.standard.scale(2)
        let app = try await launch("MFMailComposeViewController", on: style == "dark" ? device.dark : device)
        ApplicationHost.current?.wallClock = { Date(timeIntervalSinceReferenceDate: 763_646_400) }
        app.system.permissions[.notifications] = .granted
        try await app.tap("A mail")
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        await app.press(.systemPanel)
        try await app.settle()
        #expect(app.exists("PERMISSIONS"))
        var golden = Golden("panel-\(style)", in: Self.pictures)
        golden.pixelTolerance = 0.0005
        try golden.verify(app.snapshot())
    }

    @Test func aMessageIsSent() async throws {
        let app = try await launch("MFMessageComposeViewController")
        try await app.tap("A message")
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.messages.sent.map(\.body) == ["Two kebabs, please."])
    }

    @Test func aPageIsRedirected() async throws {
        let app = try await launch("SFSafariViewController")
        let oldAddress = try #require(URL(string: "https://www.example.org/kebabs"))
        let newAddress = try #require(URL(string: "https://www.example.org/menu"))
        app.system.browser.isOffline = true
        app.system.browser.redirects[oldAddress] = newAddress
        try await app.tap("A web page")
        try await app.settle()
        #expect(app.system.browser.visited == [oldAddress])
        #expect(app.exists("www.example.org"))
    }

    @Test func aPersonIsRecognised() async throws {
        let app = try await launch("LAContext")
        app.system.biometrics.answer = .success
        app.system.permissions[.faceID] = .granted
        try await app.tap("Unlock the orders")
        try await app.settle()
        #expect(app.system.biometrics.evaluations.count == 1)
    }

    @Test func aNotificationIsDeliveredAndAnswered() async throws {
        let app = try await launch("UNUserNotificationCenter")
        app.system.permissions[.notifications] = .granted
        try await app.tap("Ask for permission")
        try await app.settle()
        #expect(app.exists("Allowed"))
        try await app.tap("Notify in two seconds")
        try await app.settle()
        #expect(app.exists("Scheduled"))
        #expect(!app.exists("Your order is ready"))
        await app.advance(by: .seconds(3))
        #expect(app.exists("Your order is ready"))
        let replies = Replies()
        UNUserNotificationCenter.current().delegate = replies
        UNUserNotificationCenter.current().setNotificationCategories([
            UNNotificationCategory(
                identifier: "dinner",
                actions: [
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
                ], intentIdentifiers: [])
        ])
        app.system.permissions[.notifications] = .granted
        try app.system.notifications.deliver(["aps": ["alert": "Dinner is ready", "category": "dinner"]], id: "dinner")
        try await app.settle()
        try app.system.notifications.answer("dinner", action: "reply", text: "Coming!")
        try await app.settle()
        #expect(replies.values == ["reply: Coming!"])
    }

    @Test func aPersonDeniesNotifications() async throws {
        let app = try await launch("UNUserNotificationCenter")
        app.system.permissions[.notifications] = .denied
        try await app.tap("Ask for permission")
        try await app.settle()
        #expect(app.exists("Not allowed"))
    }

    @Test func contactsAreThoseOfTheTest() async throws {
        let app = try await launch("CNContactPickerViewController")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcards-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        app.system.permissions[.contacts] = .granted
        app.system.contacts.add(givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018")
        app.system.contacts.folder = folder
        #expect(app.system.contacts.cards.isEmpty, "the folder replaces all contacts")
        app.system.contacts.add(givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018")
        try await app.tap("A contact")
        try await app.settle()
        #expect(app.exists("Ada Lovelace"))
        var card = VCard()
        card.append("N", "Lovelace;Ada;;;")
        card.append("TEL", "+44 20 7946 0018", parameters: [.init("TYPE", "CELL")])
        #expect(card.first("TEL")?.types == ["CELL"])
    }

    @Test func otherAnswersAreGivenInAdvance() async throws {
        let app = try await launch("LPLinkView")
        let url = try #require(URL(string: "https://www.example.org"))
        let callback = try #require(URL(string: "diary://signed-in?code=1"))
        app.system.links[url] = .html("<title>Example</title>")
        app.system.signIn.webAnswer = .url(callback)
        app.system.signIn.answer = .appleAccount(hidesEmail: true)
        #expect(app.system.requests.all.isEmpty)
    }
}

/// Records replies to notifications.
private final class Replies: NSObject, UNUserNotificationCenterDelegate {
    private let texts = Mutex<[String]>([])
    var values: [String] { texts.withLock(\.self) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.list] }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
        texts.withLock { $0.append("\(response.actionIdentifier): \(text)") }
    }
}
