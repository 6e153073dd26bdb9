import CaretMaps

/// What a delegate's method is called with: made for the types that the call needs, each once.
@MainActor final class EarArguments {
    /// A layout that methods are about, which closures do not get.
    let layout = UICollectionViewFlowLayout()
    private let values = EarValues()
    private var made: [Any] = []

    /// The argument at a place.
    subscript<Value>(_ index: Int) -> Value {
        if made.indices.contains(index), let value = made[index] as? Value { return value }
        let value: Value = values.value(made.count)
        made.append(value)
        return value
    }

    /// What is wrong with what a closure got: it has to be the arguments, in order.
    func complaints(about payload: Any) -> [String] {
        let mirror = Mirror(reflecting: payload)
        let parts = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
        // Where the method has no arguments, the event may carry what its sender answers.
        if made.isEmpty, parts.count == 1 { return [] }
        guard parts.count == made.count else { return ["\(parts.count) of \(made.count) arguments were handed on"] }
        return zip(parts, made).enumerated().compactMap { index, pair in
            Self.isSame(pair.0, pair.1) ? nil : "argument \(index) is \(pair.0), not \(pair.1)"
        }
    }

    /// Whether two values are the same object, or say the same.
    static func isSame(_ one: Any, _ other: Any) -> Bool {
        let (one, other) = (unwrapped(one), unwrapped(other))
        if let one = one as? [Any], let other = other as? [Any] {
            return one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
        }
        if type(of: one) is AnyClass, type(of: other) is AnyClass { return one as AnyObject === other as AnyObject }
        return String(reflecting: one) == String(reflecting: other)
    }

    private static func unwrapped(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
        return unwrapped(child.value)
    }
}
