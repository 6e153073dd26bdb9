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

    /// Where it was since the last frame before it came here, oldest first, if several moves became one.
    package var earlier: [Sample] = []

    /// A place on the way of a pointer.
    package struct Sample: Hashable, Sendable {
        package var location: CGPoint
        package var timestamp: TimeInterval

        package init(location: CGPoint, timestamp: TimeInterval) {
            self.location = location
            self.timestamp = timestamp
        }
    }

    /// Longer ways between two frames are not remembered.
    package static let longestWay = 64

    /// This move after another one of the same pointer.
    package func following(_ other: PointerEvent) -> PointerEvent {
        var result = self
        let way = other.earlier + [Sample(location: other.location, timestamp: other.timestamp)] + earlier
        result.earlier = way.suffix(Self.longestWay)
        return result
    }

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
