import Foundation
internal import Synchronization

/// The keychain of the app, which it uses by `SecItemAdd` and its relatives.
///
/// Items are saved by the desktop's secret service, or else in an encrypted file. The keychain of a test is empty, and
/// in memory. A test reads and changes it:
///
/// ```swift
/// app.system.keychain.addPassword("secret", service: "com.example.login", account: "ada")
/// #expect(app.system.keychain.password(service: "com.example.login", account: "ada") == "secret")
/// app.system.keychain.isLocked = true
/// ```
///
/// Neither the log nor the panel has secrets. All members may be used on any thread.
public final class KeychainService: Sendable {
    /// The place where items are saved.
    public enum Storage: Hashable, Sendable {
        /// Memory, until the end of the app.
        case memory
        /// The desktop's secret service.
        case secretService
        /// An encrypted file in a folder.
        case file(URL)
    }

    /// An answer to a request for a password of a website.
    public enum SharedCredentialAnswer: String, CaseIterable, Sendable {
        /// The person chooses the first password that fits.
        case allow
        /// The person cancels.
        case cancel
    }

    struct State {
        var store: any KeychainStore = MemoryKeychain()
        var isOpen = false
        var isUsed = false
        var isLocked = false
        var failure: Int32?
        var accessGroups: [String]?
        var credentials: [SharedWebCredential] = []
        var answer = SharedCredentialAnswer.allow
        /// The items after the last request, without secrets.
        var lastItems: [KeychainItem] = []
    }

    let state = Mutex(State())

    package init() {}

    /// The place where items are saved; `.memory` in a test, and before the app's first request.
    public var storage: Storage { store.storage }

    /// Whether the device is locked; `false` by default. Requests for items that need an unlocked device fail with
    /// `errSecInteractionNotAllowed`, those for items that are accessible after the first unlock do not.
    public var isLocked: Bool {
        get { state.withLock { $0.isLocked } }
        set { state.withLock { $0.isLocked = newValue } }
    }

    /// The status with which all requests fail, such as `errSecNotAvailable`; `nil`, the default, for none.
    public var failure: Int32? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// The access groups of the app. New items are in the first group by default. Requests for other groups fail with
    /// `errSecMissingEntitlement`.
    ///
    /// By default the groups of the array `CaretKeychainAccessGroups` in Info.plist, followed by the bundle identifier.
    public var accessGroups: [String] {
        get { state.withLock { $0.accessGroups } ?? Self.defaultAccessGroups }
        set { state.withLock { $0.accessGroups = newValue } }
    }

    private static var defaultAccessGroups: [String] {
        let declared = Bundle.main.object(forInfoDictionaryKey: "CaretKeychainAccessGroups") as? [String] ?? []
        let own = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return declared.contains(own) ? declared : declared + [own]
    }

    /// The passwords of websites that the person shares with the app; none by default. The app's requests change them.
    public var sharedCredentials: [SharedWebCredential] {
        get { state.withLock { $0.credentials } }
        set { state.withLock { $0.credentials = newValue } }
    }

    /// The answer to the next requests for a password of a website; `.allow` by default.
    public var sharedCredentialAnswer: SharedCredentialAnswer {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }
}

extension KeychainService {
    /// The store of the items.
    var store: any KeychainStore { state.withLock { $0.store } }

    /// Changes the store.
    package func use(_ store: any KeychainStore) {
        state.withLock { state in
            state.store = store
            state.isOpen = true
            state.lastItems = []
        }
    }

    /// Chooses the store at the first request, unless one was chosen before.
    ///
    /// - Parameter store: Returns the store; `nil` for memory.
    package func openByDefault(_ store: () -> (any KeychainStore)?) {
        guard !state.withLock({ $0.isOpen }) else { return }
        // The closure may wait for the desktop, and runs outside of the lock.
        let store = store()
        state.withLock { state in
            guard !state.isOpen else { return }
            if let store { state.store = store }
            state.isOpen = true
        }
    }

    /// Calls a closure with the items, and saves what it changes.
    ///
    /// - Throws: The error of the closure, after which nothing is changed, or a ``KeychainFailure``.
    package func access<Value>(_ body: (any KeychainSession) throws -> Value) throws -> Value {
        try store.open { session in
            let value = try body(session)
            let items = try session.items().map { item in
                var item = item
                item.storedSecret = nil
                return item
            }
            state.withLock { state in
                state.isUsed = true
                state.lastItems = items
            }
            return value
        }
    }

    /// Records that the app uses the service, so that the panel shows it.
    package func markUsed() { state.withLock { $0.isUsed = true } }
}

extension KeychainService {
    /// Replaces or adds a password of a website, or removes it if `nil`.
    ///
    /// - Returns: Whether there was a password before.
    package func setSharedCredential(_ credential: SharedWebCredential?, server: String, account: String) -> Bool {
        state.withLock { state in
            let index = state.credentials.firstIndex { $0.server == server && $0.account == account }
            if let index { state.credentials.remove(at: index) }
            if let credential { state.credentials.insert(credential, at: index ?? state.credentials.endIndex) }
            return index != nil
        }
    }
}
