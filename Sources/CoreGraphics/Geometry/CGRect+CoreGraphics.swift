extension CGRect {
    /// Returns whether both rectangles are equal after standardisation, as `==` does.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// Prints as `(x, y, width, height)`, as on Apple's platforms.
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size in parentheses. The sides keep their signs.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
