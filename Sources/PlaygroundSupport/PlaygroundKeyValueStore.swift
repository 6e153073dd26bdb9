internal import Foundation
internal import Synchronization

/// The values that a page keeps until its next run, in the defaults of the program.
public final class PlaygroundKeyValueStore: Sendable {
    /// The store of the program.
    public static let current = PlaygroundKeyValueStore()

    private static let key = "PlaygroundKeyValueStore"

    private let lock = Mutex(())

    private init() {}

    /// The value for a key; `nil` for none.
    public subscript(key: String) -> PlaygroundValue? {
        get { lock.withLock { _ in Self.values[key] } }
        set {
            lock.withLock { _ in
                var values = Self.values
                values[key] = newValue
                UserDefaults.standard.set(try? JSONEncoder().encode(values), forKey: Self.key)
            }
        }
    }

    private static var values: [String: PlaygroundValue] {
        UserDefaults.standard.data(forKey: key).flatMap { try? JSONDecoder().decode([String: PlaygroundValue].self, from: $0) } ?? [:]
    }
}
