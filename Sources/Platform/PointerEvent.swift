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
    /// Which button of a mouse made it: 1 is the primary one, 2 the secondary, 3 the wheel, and so on. 1 for fingers and pens.
    package var button: Int

    /// Whether the secondary mouse button made it.
    package var isSecondary: Bool { button == 2 }

    /// Where it was since the last frame before it came here, oldest first, if several moves became one.
    package var earlier: [Sample] = []

    /// How it is held and pressed; `nil` where the device does not tell.
    package var feel: Feel?

    /// What fingers and pens tell beside their place.
    package struct Feel: Hashable, Sendable {
        /// From 0 to 1; a usual touch is 0.5.
        package var pressure: CGFloat
        /// Of what lies on the screen, in points.
        package var radius: CGFloat
        /// From 0, which lies on the screen, to π/2, which stands on it.
        package var altitude: CGFloat
        /// Which way it leans, clockwise from the right, in radians.
        package var azimuth: CGFloat

        package init(pressure: CGFloat, radius: CGFloat, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0) {
            self.pressure = pressure
            self.radius = radius
            self.altitude = altitude
            self.azimuth = azimuth
        }
    }

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
        self.init(id: id, kind: kind, phase: phase, location: location, timestamp: timestamp, button: isSecondary ? 2 : 1)
    }

    package init(id: Int, kind: Kind, phase: Phase, location: CGPoint, timestamp: TimeInterval, button: Int) {
        self.id = id
        self.kind = kind
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.button = button
    }
}
