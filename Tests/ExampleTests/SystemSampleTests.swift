import CaretTesting
import Intents
import Network
import Photos
import Synchronization
import SystemConfiguration
import Testing
import UserNotifications

@testable import Catalog
@testable import UIKitCore

/// The samples of `app.system` in the documentation, and the catalogue's screens of the modules beside UIKit.
@MainActor @Suite(.app) struct SystemSampleTests {
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/System", isDirectory: true)

    /// The products of the catalogue.
    private static let products = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Catalog/Products.storekit")

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

    // MARK: - Network

    @Test func thePathIsThatOfTheTest() async throws {
        let app = try await launch("NWPathMonitor")
        let monitor = NWPathMonitor()
        monitor.start(queue: .main)
        #expect(monitor.currentPath.usesInterfaceType(.wifi))
        app.system.network.status = .unsatisfied
        app.system.network.interfaces = [.cellular]
        #expect(monitor.currentPath.status == .unsatisfied)
        app.system.network.status = .satisfied
        #expect(monitor.currentPath.status == .satisfied && monitor.currentPath.usesInterfaceType(.cellular))
        monitor.cancel()
    }

    @Test func aNameDoesNotResolve() async throws {
        let app = try await launch("SCNetworkReachability")
        app.system.network.unresolvableHosts = ["example.com"]
        app.system.network.interfaces = [.cellular]
        #expect(Self.flags("example.com") == [])
        #expect(Self.flags("example.org")?.isSuperset(of: [.reachable, .isWWAN]) == true)
    }

    private static func flags(_ name: String) -> SCNetworkReachabilityFlags? {
        guard let target = SCNetworkReachabilityCreateWithName(nil, name) else { return nil }
        var flags = SCNetworkReachabilityFlags()
        return SCNetworkReachabilityGetFlags(target, &flags) ? flags : nil
    }

    // MARK: - Photos and the App Store

    private func photos() throws -> URL {
        let photos = try PhotoFolder()
        for name in ["Beach.jpg", "Holidays/Cat.png", "Holidays/Dog.jpg"] { try photos.addPhoto(name) }
        return photos.url
    }

    @Test func thePhotosAreThoseOfTheFolder() async throws {
        let app = try await launch("PHPhotoLibrary")
        let folder = try photos()
        app.system.permissions[.photos] = .granted
        app.system.photos.folder = folder
        try await app.tap("Count photos")
        try await app.settle()
        #expect(app.exists("3 photos"))
    }

    @Test func photosArePicked() async throws {
        let app = try await launch("PHPickerViewController")
        app.system.photos.folder = try photos()
        try await app.tap("Three photos in order")
        try await app.settle()
        #expect(app.exists("Select up to 3 photos."))
        try app.system.photos.pick("Beach.jpg", "Holidays/Cat.png")
        try await app.settle()
        #expect(!app.exists("Select up to 3 photos."))
        #expect(app.system.requests.requests(to: "photos").last?.text == "picks photos (number: 2)")
    }

    /// Returns a file with the products of the catalogue, one of which costs more.
    private func dearProducts() throws -> URL {
        let folder = try PhotoFolder()
        let text = try String(contentsOf: Self.products, encoding: .utf8).replacingOccurrences(of: "\"4.99\"", with: "\"5.99\"")
        try folder.write(Data(text.utf8), to: "Products.storekit")
        return folder.url.appendingPathComponent("Products.storekit")
    }

    @Test func aPurchaseIsAnsweredInAdvance() async throws {
        let app = try await launch("Product")
        let file = try dearProducts()
        app.system.store.load(file)
        app.system.store.answer = .success
        try await app.tap("Buy a bottle of sauce")
        try await app.settle()
        #expect(app.system.store.transactions.map(\.productID) == ["org.example.catalog.sauce"])
        #expect(app.exists("Bought for $5.99"))
    }

    // MARK: - Intents

    @Test func aQuestionForAParameterIsAnswered() async throws {
        let delegate = MessageDelegate()
        let app = try await TestApp.launch(delegate)
        let intent = INSendMessageIntent(
            recipients: nil, content: nil, speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil)
        app.system.intents[answer: "content"] = "Two kebabs"
        let response = try await app.system.intents.perform(intent)
        #expect((response as? INSendMessageIntentResponse)?.code == .success)
        #expect(delegate.messenger.texts == ["Two kebabs"])
    }
}

/// Sends messages of intents.
private final class MessageDelegate: UIResponder, UIApplicationDelegate {
    let messenger = Messenger()

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { messenger }
}

/// Asks for the text of a message, and records it.
private final class Messenger: NSObject, INSendMessageIntentHandling {
    private(set) var texts: [String?] = []

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        texts.append(intent.content)
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
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
