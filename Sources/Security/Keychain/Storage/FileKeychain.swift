internal import CoreGraphics
internal import Foundation
internal import Synchronization
internal import SystemServices

/// A store in an encrypted file of the app's container.
///
/// The folder contains the items (`keychain.sealed`), their key (`keychain.key`), and a file whose lock makes processes
/// wait for each other (`keychain.lock`). Only the owner of the files can read them. The key beside the items protects
/// against programs and backups that copy single files, and not against other programs of the same user.
final class FileKeychain: KeychainStore {
    /// The items of a version of the file.
    private struct Loaded {
        var version: FileVersion?
        var items: [KeychainItem] = []
    }

    private let folder: URL
    private let timeout: Duration
    private let loaded = Mutex(Loaded())

    /// - Parameters:
    ///   - folder: The folder, which is created by the first request.
    ///   - timeout: The longest time for which a request waits for other processes.
    init(folder: URL, timeout: Duration = .seconds(5)) {
        self.folder = folder
        self.timeout = timeout
    }

    var storage: KeychainService.Storage { .file(folder) }

    /// Whether the app has saved items here.
    var exists: Bool { !FileVersion.isMissing(file) }

    private var file: URL { folder.appendingPathComponent("keychain.sealed") }
    private var keyFile: URL { folder.appendingPathComponent("keychain.key") }

    func open<Value>(_ body: (any KeychainSession) throws -> Value) throws -> Value {
        var problem: String?
        // A recorder of diagnostics may use the keychain, therefore the lock is released before.
        defer { if let problem { Diagnostics.report("keychain.file", problem) } }
        let lock: FileLock
        do {
            try PrivateFiles.makeFolder(folder)
            lock = try FileLock(folder.appendingPathComponent("keychain.lock"), timeout: timeout)
        } catch {
            problem = "\(folder.path) cannot be used: \(error)."
            throw KeychainFailure.notAvailable
        }
        defer { lock.release() }
        do {
            let session = FileSession(try load())
            let value = try body(session)
            if session.isChanged { try save(session.current) }
            return value
        } catch KeychainFailure.damaged {
            problem = setAside()
            throw KeychainFailure.damaged
        } catch let error as PrivateFiles.Failure {
            problem = "\(file.path) cannot be read or written: \(error)."
            throw KeychainFailure.cannotWrite
        }
    }

    private func load() throws -> [KeychainItem] {
        guard let version = try FileVersion.current(of: file) else { return [] }
        if let items = loaded.withLock({ $0.version == version ? $0.items : nil }) { return items }
        guard let key = try PrivateFiles.read(keyFile), let sealed = try PrivateFiles.read(file),
            let items = SealedItems.open(sealed, key: key)
        else { throw KeychainFailure.damaged }
        loaded.withLock { $0 = Loaded(version: version, items: items) }
        return items
    }

    private func save(_ items: [KeychainItem]) throws {
        let key = try key()
        guard let sealed = SealedItems.seal(items, key: key) else { throw KeychainFailure.cannotWrite }
        try PrivateFiles.replace(file, with: sealed)
        loaded.withLock { $0 = Loaded(version: try? FileVersion.current(of: file), items: items) }
    }

    /// The key, which is created if there are no items yet.
    private func key() throws -> Data {
        if let key = try PrivateFiles.read(keyFile), key.count == SealedItems.keyLength { return key }
        guard let key = SealedItems.makeKey() else { throw KeychainFailure.cannotWrite }
        try PrivateFiles.replace(keyFile, with: key)
        return key
    }

    /// Renames damaged files, so that the keychain is empty. Returns a message about the files.
    private func setAside() -> String {
        let suffix = ".damaged-\(Int(Date().timeIntervalSince1970))-\(UUID().uuidString.prefix(8))"
        for file in [file, keyFile] {
            try? FileManager.default.moveItem(at: file, to: URL(fileURLWithPath: file.path + suffix))
        }
        loaded.withLock { $0 = Loaded() }
        return "\(file.path) cannot be decrypted. It is kept as \(file.lastPathComponent)\(suffix), and the keychain is empty."
    }

    private final class FileSession: KeychainSession {
        private(set) var current: [KeychainItem]
        private(set) var isChanged = false

        init(_ items: [KeychainItem]) { current = items }

        func items() -> [KeychainItem] { current }
        func secret(of item: KeychainItem) -> Data { item.secret }

        func apply(_ changes: KeychainChanges) {
            current = changes.applied(to: current)
            isChanged = true
        }
    }
}
