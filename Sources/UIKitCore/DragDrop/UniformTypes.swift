import UniformTypeIdentifiers

/// Which types of data are kinds of others.
enum UniformTypes {
    /// Whether a type is another one, or a kind of it. Types that nobody knows are kinds of nothing but themselves.
    static func type(_ type: String, conformsTo other: String) -> Bool {
        if type == other { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }
}
