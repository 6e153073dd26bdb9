import Foundation

/// A place where keychain items are saved. May be used on any thread.
package protocol KeychainStore: Sendable {
    /// The kind of the store.
    var storage: KeychainService.Storage { get }

    /// Calls a closure with the items. Other requests and other processes wait meanwhile, for a limited time.
    ///
    /// - Throws: The error of the closure, or a ``KeychainFailure``.
    func open<Value>(_ body: (any KeychainSession) throws -> Value) throws -> Value
}

/// Exclusive access to the items of a store, during one request.
package protocol KeychainSession {
    /// Returns the items, oldest first. Their secrets may be missing.
    func items() throws -> [KeychainItem]
    /// Returns the secret of an item.
    func secret(of item: KeychainItem) throws -> Data
    /// Saves the changes, all or none where the store can.
    func apply(_ changes: KeychainChanges) throws
}

/// Changes of the items of a store.
package struct KeychainChanges: Sendable {
    package var added: [KeychainItem] = []
    /// Items with new values. A missing secret is unchanged.
    package var updated: [KeychainItem] = []
    package var removed: Set<UUID> = []

    package init() {}

    /// Returns items with the changes.
    package func applied(to items: [KeychainItem]) -> [KeychainItem] {
        let updates = Dictionary(updated.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        return items.filter { !removed.contains($0.id) }.map { item in
            guard var update = updates[item.id] else { return item }
            if update.storedSecret == nil, let secret = item.storedSecret { update.secret = secret }
            return update
        } + added
    }
}

/// The reason why a store does not work.
package enum KeychainFailure: Error, Hashable, Sendable {
    /// The store cannot be reached, or does not answer in time.
    case notAvailable
    /// The person refuses access to the store.
    case cancelled
    /// The store is locked, and no person can unlock it.
    case locked
    /// The saved items cannot be read.
    case damaged
    /// Writing fails.
    case cannotWrite
}
