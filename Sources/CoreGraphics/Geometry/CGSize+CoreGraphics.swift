extension CGSize {
    /// Whether both sizes are the same; what `==` says.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

/// Prints as `(width, height)`, as on Apple's platforms.
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The sides in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}
