import Foundation

/// The tiles that could not be loaded, and the delays before they are requested again.
///
/// A pure value without timers: its owner waits for the delay, and then calls ``endDelay(_:)``.
package struct TileRetries: Sendable {
    /// The delay before the second attempt, in seconds. Each delay is twice the previous one.
    package static let firstDelay = 1.0
    /// The maximum number of retries, all within about a minute. Afterwards, the tile is requested again only when it
    /// becomes visible again.
    package static let maximumRetries = 6

    private var failureCounts: [TileIndex: Int] = [:]
    private var delayedTiles: Set<TileIndex> = []

    package init() {}

    package func isDelayed(_ index: TileIndex) -> Bool { delayedTiles.contains(index) }

    /// Records a failed load.
    ///
    /// - Parameter isTemporary: Whether a retry may succeed.
    /// - Returns: The delay in seconds before a retry; `nil` if the tile is not requested again while it is visible.
    package mutating func fail(_ index: TileIndex, isTemporary: Bool) -> Double? {
        delayedTiles.insert(index)
        let count = failureCounts[index, default: 0]
        guard isTemporary, count < Self.maximumRetries else { return nil }
        failureCounts[index] = count + 1
        return Self.firstDelay * exp2(Double(count))
    }

    /// Ends the delay of a tile.
    package mutating func endDelay(_ index: TileIndex) { delayedTiles.remove(index) }

    /// Records a successful load.
    package mutating func succeed(_ index: TileIndex) {
        failureCounts[index] = nil
        delayedTiles.remove(index)
    }

    /// Discards the records of tiles that are not visible. Such a tile is requested again when it becomes visible.
    package mutating func retain(only visible: Set<TileIndex>) {
        guard !failureCounts.isEmpty || !delayedTiles.isEmpty else { return }
        failureCounts = failureCounts.filter { visible.contains($0.key) }
        delayedTiles.formIntersection(visible)
    }
}
