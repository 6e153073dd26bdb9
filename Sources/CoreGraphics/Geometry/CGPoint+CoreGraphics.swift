extension CGPoint {
    /// Whether both coordinates are numbers that can be drawn.
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// Whether both points are the same; what `==` says.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

/// Prints as `(x, y)`, as on Apple's platforms.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}
