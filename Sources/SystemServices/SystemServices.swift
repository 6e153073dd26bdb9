import Foundation
import Synchronization

/// The services of the system that an app uses through modules beside UIKit, such as mail and notifications. Contains
/// what the app requested, and the answers that a test or the person at the window gives.
///
/// Each application has services of its own. Only its permissions outlast it, in the app's container. All services may
/// be used on any thread.
///
/// In a test, `app.system` returns the services of the app.
public final class SystemServices: Sendable {
    /// The requests of the app.
    public let requests: RequestLog
    /// What the user allows the app to use.
    public let permissions: Permissions

    /// - Parameter permissionsFile: The file in which answers are saved; `nil` to save none.
    package init(permissionsFile: URL? = nil) {
        requests = RequestLog()
        permissions = Permissions(file: permissionsFile)
    }

    private static let installed = Mutex(SystemServices())

    /// The services of the running application, or of the last one. Before the first launch, services that no app
    /// uses.
    package static var current: SystemServices { installed.withLock { $0 } }

    /// Makes `services` the current ones.
    package static func install(_ services: SystemServices) { installed.withLock { $0 = services } }

    /// The sections of the panel "System", which shows the services to the person at the window.
    package var panelSections: [PanelSection] { [permissions.panelSection, requests.panelSection].filter { !$0.rows.isEmpty } }
}
