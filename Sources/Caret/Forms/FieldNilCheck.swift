extension Field {
    /// Returns a closure that checks whether a property is `nil`; `nil` for a property that is not optional.
    static func nilCheck<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> (@MainActor (Model) -> Bool)? {
        guard let type = Value.self as? any OptionalType.Type else { return nil }
        return { type.isNil($0, path) }
    }
}

/// The type of optional values, for generic code that does not know whether its values are optional.
private protocol OptionalType {
    /// Returns whether a property of this type is `nil`.
    static func isNil<Root>(_ root: Root, _ path: PartialKeyPath<Root>) -> Bool
}

extension Optional: OptionalType {
    fileprivate static func isNil<Root>(_ root: Root, _ path: PartialKeyPath<Root>) -> Bool {
        guard let path = path as? KeyPath<Root, Wrapped?> else { return false }
        return root[keyPath: path] == nil
    }
}
