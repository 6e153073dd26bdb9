import Foundation
internal import Platform
internal import Preconditions
internal import SystemServices
internal import UIKitCore

/// The permission to use contacts, and the folder of the contacts.
enum ContactAccess {
    /// Calls the handlers of apps.
    private static let queue = DispatchQueue(label: "Contacts.replies")

    /// Asks the user for permission.
    static func request(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requireUsageDescription(in: Bundle.main.infoDictionary ?? [:], isTest: AppContainer.testContainer != nil)
        SystemServices.current.requests.record("contacts", "requests access")
        MainQueue.runLater("asking for contacts") {
            guard let host = ApplicationHost.current else {
                return reply(SystemServices.current.permissions[.contacts], completion)
            }
            host.permissionRequests.request(.contacts) { reply($0, completion) }
        }
    }

    private static func reply(_ status: PermissionStatus, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        PendingCalls.run(on: queue, "replying to the request for contacts") {
            completion(status == .granted, status == .granted ? nil : denied)
        }
    }

    static var denied: CNError { CNError(.authorizationDenied, "The user has not allowed the use of contacts.") }

    /// Stops the program if the app does not explain to the user why it needs contacts, as iOS does.
    ///
    /// The program of a test is not the app, so that its Info.plist may be missing.
    static func requireUsageDescription(in info: [String: Any], isTest: Bool) {
        if isTest, info["CFBundleIdentifier"] == nil { return }
        let text = info["NSContactsUsageDescription"] as? String
        precondition(
            text?.isEmpty == false,
            """
            CNContactStore: Info.plist has no text for NSContactsUsageDescription. An app that uses contacts must explain \
            why. Add the key with a sentence for the user.
            """)
    }

    /// The service with the contacts.
    static var service: ContactsService {
        let service = SystemServices.current.contacts
        service.openByDefault(folder)
        return service
    }

    /// The user's folder if there is one, or else a folder in the app's container. Tests never use the user's folder.
    ///
    /// KDE's address book has the same folder.
    private static var folder: URL? {
        let shared = UserFolders.home.appendingPathComponent(".local/share/contacts", isDirectory: true)
        var isFolder = ObjCBool(false)
        if AppContainer.testContainer == nil, FileManager.default.fileExists(atPath: shared.path, isDirectory: &isFolder),
            isFolder.boolValue
        {
            return shared
        }
        return AppContainer.active?.root.appendingPathComponent("Library/Contacts", isDirectory: true)
    }
}
