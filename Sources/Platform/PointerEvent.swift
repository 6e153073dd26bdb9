import CoreGraphics

/// A touch, mouse button or pen that was pressed, moved or released, or a mouse that moved without a pressed button.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
        /// Moved without a pressed button.
        case hovered
    }

    package enum Kind: Hashable, Sendable {
        case touch, mouse, pen
    }

    /// The identifier, constant from `began` to `ended` or `cancelled`, and unique among simultaneous pointers.
    package var id: Int
    package var kind: Kind
    package var phase: Phase
    /// The location in the window, in points.
    package var location: CGPoint
    /// The time in seconds on the frame clock.
    package var timestamp: TimeInterval
    /// The mouse button: 1 is the primary button, 2 the secondary button, 3 the wheel, and so on. 1 for touches and
    /// pens.
    package var button: Int

    /// Whether the event comes from the secondary mouse button.
    package var isSecondary: Bool { button == 2 }

    /// The locations since the last frame, oldest first, if several moves were coalesced.
    package var coalescedSamples: [Sample] = []

    /// The pressure and orientation; `nil` if the device does not report them.
    package var stylus: StylusAttributes?

    /// The pressure, contact radius and orientation of a touch or pen.
    package struct StylusAttributes: Hashable, Sendable {
        /// The pressure from 0 to 1; an average touch is 0.5.
        package var pressure: CGFloat
        /// The radius of the contact area, in points.
        package var radius: CGFloat
        /// The altitude angle of a pen in radians, from 0, parallel to the screen, to π/2, perpendicular to it.
        package var altitude: CGFloat
        /// The azimuth angle of a pen, clockwise from the right, in radians.
        package var azimuth: CGFloat

        package init(pressure: CGFloat, radius: CGFloat, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0) {
            self.pressure = pressure
            self.radius = radius
            self.altitude = altitude
            self.azimuth = azimuth
        }
    }

    /// A location of a coalesced move.
    package struct Sample: Hashable, Sendable {
        package var location: CGPoint
        package var timestamp: TimeInterval

        package init(location: CGPoint, timestamp: TimeInterval) {
            self.location = location
            self.timestamp = timestamp
        }
    }

    /// The maximum number of coalesced locations between two frames.
    package static let maximumSampleCount = 64

    /// Returns this move, coalesced with the previous move of the same pointer.
    package func following(_ other: PointerEvent) -> PointerEvent {
        var result = self
        let samples = other.coalescedSamples + [Sample(location: other.location, timestamp: other.timestamp)] + coalescedSamples
        result.coalescedSamples = samples.suffix(Self.maximumSampleCount)
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
