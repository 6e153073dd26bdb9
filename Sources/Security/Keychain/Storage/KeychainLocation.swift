internal import CoreGraphics
internal import Foundation
internal import Platform
internal import SystemServices

/// The place of the app's keychain.
enum KeychainLocation {
    /// Returns the store of the app; `nil` for memory.
    ///
    /// Tests, and programs without a container, have a keychain in memory.
    static func makeStore() -> (any KeychainStore)? {
        guard AppContainer.testContainer == nil, let container = AppContainer.active else { return nil }
        let environment = ProcessInfo.processInfo.environment
        // GIO would start a bus if there is none, which is not the user's.
        let socket = (environment["XDG_RUNTIME_DIR"] ?? "") + "/bus"
        let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"] != nil || FileManager.default.fileExists(atPath: socket)
        return makeStore(container, hasBus: hasBus, busAddress: nil)
    }

    /// Returns the store that has the items of the app. Otherwise the secret service if it answers, or else a file.
    static func makeStore(
        _ container: AppContainer, hasBus: Bool, busAddress: String?, limits: SecretServiceLimits = SecretServiceLimits()
    ) -> any KeychainStore {
        let folder = container.root.appendingPathComponent("keychain", isDirectory: true)
        let file = FileKeychain(folder: folder)
        let service = SecretServiceKeychain(
            application: container.identifier, folder: folder, busAddress: busAddress, limits: limits)
        if file.exists { return file }
        if !FileVersion.isMissing(SecretServiceKeychain.marker(in: folder)) { return service }
        return hasBus && service.isReachable ? service : file
    }
}
