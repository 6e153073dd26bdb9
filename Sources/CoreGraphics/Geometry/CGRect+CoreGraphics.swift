extension CGRect {
    /// Whether both rectangles cover the same, however their sides are signed; what `==` says.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// Prints as `(x, y, width, height)`, as on Apple's platforms.
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and sides in parentheses; the sides as they were given, signs too.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
