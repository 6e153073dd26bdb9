import CoreGraphics

/// A finger, mouse button or pen that went down, moved or went up; or a mouse that moved with no button down.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
        /// Moved with nothing pressed.
        case hovered
    }

    package enum Kind: Hashable, Sendable {
        case touch, mouse, pen
    }

    /// The same from `began` to `ended` or `cancelled`; different for pointers that are down together.
    package var id: Int
    package var kind: Kind
    package var phase: Phase
    /// In points, from the window's top left corner.
    package var location: CGPoint
    /// Seconds on the frame clock.
    package var timestamp: TimeInterval
    /// Whether the secondary mouse button made it.
    package var isSecondary: Bool

    package init(
        id: Int, kind: Kind = .touch, phase: Phase, location: CGPoint, timestamp: TimeInterval, isSecondary: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.isSecondary = isSecondary
    }
}
