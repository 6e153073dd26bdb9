import Foundation

/// How pins fall onto the map, one shortly after the other, and are squashed as they land.
package struct PinDrop: Hashable, Sendable {
    /// 0.5 s: how long a pin falls.
    package static let fall: TimeInterval = 0.5
    /// 0.04 s: how much later the next one begins to.
    package static let stagger: TimeInterval = 0.04
    /// 0.05 s: how long it takes to be squashed after it has landed.
    package static let squash: TimeInterval = 0.05
    /// 0.2 s: how long it takes to recover.
    package static let recovery: TimeInterval = 0.2
    /// 0.8: how high it is when squashed, as a share of its height.
    package static let squashedHeight = 0.8

    /// How a pin stands at a moment.
    package struct Pose: Hashable, Sendable {
        /// How far above its place, in points.
        package let height: Double
        /// Its own height as a share of the usual one.
        package let scale: Double

        package static let standing = Pose(height: 0, scale: 1)
    }

    /// Which pin it is, counted from 0.
    package let index: Int
    /// From how far above its place it falls, in points.
    package let height: Double

    package init(index: Int, height: Double) {
        self.index = index
        self.height = height
    }

    /// Seconds after the first pin began to fall.
    package var start: TimeInterval { Double(index) * Self.stagger }
    package var landing: TimeInterval { start + Self.fall }
    package var lowest: TimeInterval { landing + Self.squash }
    package var end: TimeInterval { lowest + Self.recovery }

    /// How the pin stands so many seconds after the first one began to fall. It falls faster and faster.
    package func pose(at time: TimeInterval) -> Pose {
        if time <= start { return Pose(height: height, scale: 1) }
        if time < landing {
            let share = (time - start) / Self.fall
            return Pose(height: height * (1 - share * share), scale: 1)
        }
        if time < lowest { return Pose(height: 0, scale: 1 - (1 - Self.squashedHeight) * (time - landing) / Self.squash) }
        if time < end { return Pose(height: 0, scale: Self.squashedHeight + (1 - Self.squashedHeight) * (time - lowest) / Self.recovery) }
        return .standing
    }
}
