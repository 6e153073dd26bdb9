import CaretMaps

/// The arguments of a call of a delegate's method. Each argument is made once, when the call asks for its type.
@MainActor final class DelegateProxyArguments {
    /// The layout of a call, which closures do not receive.
    let layout = UICollectionViewFlowLayout()
    private let values = DelegateProxyValues()
    private var arguments: [Any] = []

    /// Returns the argument at an index.
    subscript<Value>(_ index: Int) -> Value {
        if arguments.indices.contains(index), let value = arguments[index] as? Value { return value }
        let value: Value = values.value(arguments.count)
        arguments.append(value)
        return value
    }

    /// Returns the errors of a closure's payload, which must be the arguments in order.
    func complaints(about payload: Any) -> [String] {
        let mirror = Mirror(reflecting: payload)
        let parts = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
        // If the method has no arguments, the event may carry a property of its sender.
        if arguments.isEmpty, parts.count == 1 { return [] }
        guard parts.count == arguments.count else { return ["\(parts.count) of \(arguments.count) arguments were handed on"] }
        return zip(parts, arguments).enumerated().compactMap { index, pair in
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
