import Synchronization
internal import SystemServices

/// Values that any thread reads and changes, one at a time.
final class LockedValues<Values: Sendable>: Sendable {
    private let values: Mutex<Values>

    init(_ values: Values) { self.values = Mutex(values) }

    /// A copy of all values.
    var all: Values { values.withLock { $0 } }

    subscript<Value: Sendable>(path: WritableKeyPath<Values, Value> & Sendable) -> Value {
        get { all[keyPath: path] }
        set { values.replace(path, with: newValue) }
    }
}
