import CaretMaps

/// The arguments of a delegate's method: created for the types of the call, each once.
@MainActor final class DelegateProxyArguments {
    /// The layout of a call, which closures do not receive.
    let layout = UICollectionViewFlowLayout()
    private let values = DelegateProxyValues()
    private var made: [Any] = []

    /// Returns the argument at an index.
    subscript<Value>(_ index: Int) -> Value {
        if made.indices.contains(index), let value = made[index] as? Value { return value }
        let value: Value = values.value(made.count)
        made.append(value)
        return value
    }

    /// Returns the errors of a closure's payload, which must be the arguments in order.
    func complaints(about payload: Any) -> [String] {
        let mirror = Mirror(reflecting: payload)
        let parts = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
        // If the method has no arguments, the event may carry a property of its sender.
        if made.isEmpty, parts.count == 1 { return [] }
        guard parts.count == made.count else { return ["\(parts.count) of \(made.count) arguments were handed on"] }
        return zip(parts, made).enumerated().compactMap { index, pair in
            Self.isSame(pair.0, pair.1) ? nil : "argument \(index) is \(pair.0), not \(pair.1)"
        }
    }

    /// Returns whether two values are the same object, or have equal descriptions.
    static func isSame(_ one: Any, _ other: Any) -> Bool {
        let (one, other) = (unwrap(one), unwrap(other))
        if let one = one as? [Any], let other = other as? [Any] {
            return one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
        }
        if type(of: one) is AnyClass, type(of: other) is AnyClass { return one as AnyObject === other as AnyObject }
        return String(reflecting: one) == String(reflecting: other)
    }

    private static func unwrap(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
        return unwrap(child.value)
    }
}
