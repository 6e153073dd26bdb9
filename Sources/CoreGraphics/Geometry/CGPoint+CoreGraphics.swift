extension CGPoint {
    /// Whether both coordinates are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns whether both points are equal, as `==` does.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

/// Prints as `(x, y)`, as on Apple's platforms.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}
