import UniformTypeIdentifiers

/// Conformance between uniform types.
enum UniformTypes {
    /// Returns whether a type is equal to another type or conforms to it. An unknown type conforms only to itself.
    static func type(_ type: String, conformsTo other: String) -> Bool {
        if type == other { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }
}
