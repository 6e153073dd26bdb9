import Foundation
internal import Synchronization

/// The services of the system that an app uses through modules beside UIKit, such as mail and notifications. Contains
/// what the app requested, and the answers that a test or the person at the window gives.
///
/// Each application has services of its own. Only its permissions and purchases outlast it, in the app's container. All
/// services may be used on any thread.
///
/// In a test, `app.system` returns the services of the app.
public final class SystemServices: Sendable {
    /// The requests of the app.
    public let requests: RequestLog
    /// The things that the user allows the app to use, or denies.
    public let permissions: Permissions
    /// The mails that the app composed.
    public let mail = MailService()
    /// The text messages that the app composed.
    public let messages = MessagesService()
    /// The web pages that the app showed.
    public let browser = BrowserService()
    /// The notifications of the app.
    public let notifications = NotificationService()
    /// The sensor and the passcode of the device.
    public let biometrics = BiometricsService()
    /// The accounts of the person, and the answers to requests to sign in.
    public let signIn = SignInService()
    /// The tasks that the app requested to run in the background.
    public let backgroundTasks: BackgroundTasksService
    /// The pages whose metadata the app fetches.
    public let links: LinksService
    /// The search index with the app's items.
    public let spotlight: SpotlightService
    /// The short sounds that the app plays.
    public let sounds: SoundsService
    /// The contacts of the user.
    public let contacts = ContactsService()
    /// The passwords, keys and certificates of the app.
    public let keychain = KeychainService()
    /// The state of the network.
    public let network: NetworkService
    /// The haptics that the app plays.
    public let haptics: HapticsService
    /// The intents, activities and shortcuts of the app.
    public let intents: IntentsService
    /// The products that the app sells, and the purchases of the person.
    public let store: StoreService
    /// The photos of the user.
    public let photos = PhotosService()

    /// - Parameter permissionsFile: The file in which answers are saved; `nil` to save none.
    package init(permissionsFile: URL? = nil) {
        requests = RequestLog()
        permissions = Permissions(file: permissionsFile)
        backgroundTasks = BackgroundTasksService(requests: requests)
        links = LinksService(requests: requests)
        spotlight = SpotlightService(requests: requests)
        sounds = SoundsService(requests: requests)
        network = NetworkService(requests: requests)
        haptics = HapticsService(requests: requests)
        intents = IntentsService(requests: requests)
        let storeFile = permissionsFile?.deletingLastPathComponent().appendingPathComponent("store.json")
        store = StoreService(requests: requests, file: storeFile)
    }

    private static let preliminary = SystemServices()
    private static let installed = Mutex(preliminary)

    /// The services of the running application, or of the last one. Before the first launch, services that no app
    /// uses.
    package static var current: SystemServices { installed.withLock { $0 } }

    /// Makes `services` the current ones.
    package static func install(_ services: SystemServices) {
        let previous = installed.withLock { installed in
            defer { installed = services }
            return installed
        }
        // Objects that an app creates before its launch, such as global monitors, belong to the app as well.
        if previous === preliminary, services !== preliminary { previous.network.replace(by: services.network) }
    }

    /// The sections of the panel "System", which shows the services to the person at the window.
    package var panelSections: [PanelSection] {
        [
            permissions.panelSection, notifications.panelSection, mail.panelSection, messages.panelSection, browser.panelSection,
            biometrics.panelSection, signIn.panelSection, backgroundTasks.panelSection, links.panelSection, spotlight.panelSection,
            sounds.panelSection, contacts.panelSection, keychain.panelSection, network.panelSection, haptics.panelSection,
            intents.panelSection, store.panelSection, photos.panelSection, requests.panelSection,
        ].filter { !$0.rows.isEmpty }
    }
}
