extension CGSize {
    /// Returns whether both sizes are equal, as `==` does.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

/// Prints as `(width, height)`, as on Apple's platforms.
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}
