import Foundation

/// The animation of a pin that drops onto the map. Pins drop in succession, and are compressed when they land.
package struct PinDrop: Hashable, Sendable {
    /// The duration of the fall, in seconds.
    package static let fallDuration: TimeInterval = 0.5
    /// The delay between two pins, in seconds.
    package static let stagger: TimeInterval = 0.04
    /// The duration of the compression after landing, in seconds.
    package static let compressionDuration: TimeInterval = 0.05
    /// The duration of the recovery, in seconds.
    package static let recoveryDuration: TimeInterval = 0.2
    /// The height of a compressed pin, as a fraction of its full height.
    package static let compressedHeight = 0.8

    /// The state of a pin at a point in time.
    package struct Pose: Hashable, Sendable {
        /// The height above its location, in points.
        package let height: Double
        /// The vertical scale of the pin.
        package let scale: Double

        package static let standing = Pose(height: 0, scale: 1)
    }

    /// The index of the pin, starting at 0.
    package let index: Int
    /// The height from which the pin drops, in points.
    package let height: Double

    package init(index: Int, height: Double) {
        self.index = index
        self.height = height
    }

    /// The start of the fall, in seconds after the first pin started.
    package var start: TimeInterval { Double(index) * Self.stagger }
    package var landing: TimeInterval { start + Self.fallDuration }
    package var compressionEnd: TimeInterval { landing + Self.compressionDuration }
    package var end: TimeInterval { compressionEnd + Self.recoveryDuration }

    /// Returns the pose at a time, in seconds after the first pin started. The fall accelerates uniformly.
    package func pose(at time: TimeInterval) -> Pose {
        if time <= start { return Pose(height: height, scale: 1) }
        if time < landing {
            let fraction = (time - start) / Self.fallDuration
            return Pose(height: height * (1 - fraction * fraction), scale: 1)
        }
        if time < compressionEnd {
            return Pose(height: 0, scale: 1 - (1 - Self.compressedHeight) * (time - landing) / Self.compressionDuration)
        }
        if time < end {
            return Pose(
                height: 0, scale: Self.compressedHeight + (1 - Self.compressedHeight) * (time - compressionEnd) / Self.recoveryDuration)
        }
        return .standing
    }
}
