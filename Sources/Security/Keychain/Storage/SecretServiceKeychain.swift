internal import CoreGraphics
internal import Foundation
internal import GIO
internal import SystemServices

/// A store in the default collection of the desktop's secret service, such as GNOME Keyring or KWallet.
///
/// Each request has a connection of its own. The attributes of an item are those of the service's item, and its secret
/// is the service's secret. Secrets are sent in a plain session, because the bus is a socket of the user alone. A
/// program that could read it could also ask the service for the secrets.
///
/// - Source: https://specifications.freedesktop.org/secret-service-spec/latest/
final class SecretServiceKeychain: KeychainStore {
    private let application: String
    private let folder: URL
    private let busAddress: String?
    private let limits: SecretServiceLimits

    /// - Parameters:
    ///   - application: The identifier of the app, which its items have.
    ///   - folder: The folder of a file whose lock makes requests wait for each other.
    ///   - busAddress: The address of the bus; `nil` for that of the user's session.
    ///   - limits: The longest times for which a request waits.
    init(application: String, folder: URL, busAddress: String? = nil, limits: SecretServiceLimits = SecretServiceLimits()) {
        self.application = application
        self.folder = folder
        self.busAddress = busAddress
        self.limits = limits
    }

    var storage: KeychainService.Storage { .secretService }

    /// Whether the service answers.
    var isReachable: Bool {
        let loop = BusLoop()
        do {
            try loop.run { () throws in _ = try connect(loop) }
            return true
        } catch {
            return false
        }
    }

    /// The file that exists after the app has saved items here. Without the service, such an app must not begin with an
    /// empty keychain elsewhere.
    static func marker(in folder: URL) -> URL { folder.appendingPathComponent("secret-service") }

    func open<Value>(_ body: (any KeychainSession) throws -> Value) throws -> Value {
        do {
            try PrivateFiles.makeFolder(folder)
            let lock = try FileLock(folder.appendingPathComponent("keychain.lock"), timeout: .milliseconds(Int(limits.call)))
            defer { lock.release() }
            let loop = BusLoop()
            return try loop.run { () throws in try body(try connect(loop)) }
        } catch let error as BusError {
            report("\(error)")
            throw error.name == SecretServiceSession.lockedError ? KeychainFailure.locked : .notAvailable
        } catch let error as PrivateFiles.Failure {
            report("\(folder.path) cannot be used: \(error)")
            throw KeychainFailure.notAvailable
        }
    }

    private func connect(_ loop: BusLoop) throws -> SecretServiceSession {
        let address = try busAddress ?? BusConnection.sessionAddress(loop)
        let connection = try BusConnection(address, loop)
        let marker = Self.marker(in: folder)
        return try SecretServiceSession(connection, loop, application: application, limits: limits) {
            if try FileVersion.current(of: marker) == nil { try PrivateFiles.replace(marker, with: Data()) }
        }
    }

    private func report(_ problem: String) {
        Diagnostics.report("keychain.service", "The desktop’s secret service does not work: \(problem)")
    }
}

/// The longest times for which a request waits, in milliseconds.
struct SecretServiceLimits {
    /// The time for one answer of the service.
    var call: Int32 = 5_000
    /// The time for a person who answers a prompt of the desktop.
    var prompt: Int32 = 120_000
}
