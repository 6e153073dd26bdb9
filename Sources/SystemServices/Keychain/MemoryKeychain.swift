import Foundation
internal import Synchronization

/// A store that ends with the app.
final class MemoryKeychain: KeychainStore {
    private let items = Mutex<[KeychainItem]>([])

    var storage: KeychainService.Storage { .memory }

    func open<Value>(_ body: (any KeychainSession) throws -> Value) throws -> Value {
        // The value leaves the lock in a box, because the compiler requires a sendable result.
        var result: Result<Value, any Error>?
        items.withLock { items in
            let session = Session(items)
            result = Result { try body(session) }
            if case .success = result { items = session.current }
        }
        guard let result else { throw KeychainFailure.notAvailable }
        return try result.get()
    }

    private final class Session: KeychainSession {
        var current: [KeychainItem]

        init(_ items: [KeychainItem]) { current = items }

        func items() -> [KeychainItem] { current }
        func secret(of item: KeychainItem) -> Data { item.secret }
        func apply(_ changes: KeychainChanges) { current = changes.applied(to: current) }
    }
}
