internal import Preconditions
internal import Synchronization
internal import SystemServices

/// The objects that the app provides to its intents.
///
/// - Source: https://developer.apple.com/documentation/appintents/appdependencymanager
public final class AppDependencyManager: Sendable {
    /// The manager of the app.
    public static let shared = AppDependencyManager()

    // Unchecked: the name of the app is only compared and hashed, which apps do with values that do not change.
    private struct Key: Hashable, @unchecked Sendable {
        let name: AnyHashable?
        let type: ObjectIdentifier
    }

    private struct Entry: Sendable {
        let id = UUID()
        let provider: @Sendable () -> any Sendable
        var value: (any Sendable)?
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// Creates a manager without objects.
    public init() {}

    /// Adds an object, which is created at its first use.
    ///
    /// - Parameters:
    ///   - key: The name of the object; `nil` for the only object of its type.
    ///   - dependency: Creates the object.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) { set(key, dependency) }

    /// Adds an object, which is created at its first use.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency
    ) { set(key, dependencyProvider) }

    private func set<Dependency: Sendable>(_ name: AnyHashable?, _ provider: @escaping @Sendable () -> Dependency) {
        entries.replace(\.[Key(name: name, type: ObjectIdentifier(Dependency.self))], with: Entry(provider: provider))
    }

    func value<Dependency: Sendable>(_ name: AnyHashable?) -> Dependency? {
        let key = Key(name: name, type: ObjectIdentifier(Dependency.self))
        guard let entry = entries.withLock({ $0[key] }) else { return nil }
        if let value = entry.value { return value as? Dependency }
        // The provider may use the manager, so the lock is not held meanwhile. The first of two objects remains.
        let value = entry.provider()
        let first = entries.withLock { entries in
            // The app may have added another provider meanwhile.
            guard entries[key]?.id == entry.id else { return value }
            let first = entries[key]?.value ?? value
            entries[key]?.value = first
            return first
        }
        // The second object is released outside of the lock, because it may use the manager.
        return withExtendedLifetime(value) { first as? Dependency }
    }
}

/// An object that the app added to its ``AppDependencyManager``.
///
/// - Source: https://developer.apple.com/documentation/appintents/appdependency
// Unchecked: the stored properties are constant values, and the key is only compared.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager

    /// Finds an object by its name and type.
    ///
    /// - Parameters:
    ///   - key: The name; `nil` for the only object of its type.
    ///   - manager: The manager.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared
    ) {
        self.key = key
        self.manager = manager
    }

    /// The object.
    ///
    /// - Precondition: The app added the object.
    public var wrappedValue: Value {
        guard let value: Value = manager.value(key) else {
            preconditionFailure(
                "AppDependency: there is no \(Value.self). Add it with AppDependencyManager.shared.add(dependency:) at launch.")
        }
        return value
    }
}
