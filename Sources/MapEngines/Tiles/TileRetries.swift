import Foundation

/// Which tiles could not be loaded, and how long each rests before it is asked for again.
///
/// A value that waits for nothing: who uses it lets the pause pass, and says that the tile is awake.
package struct TileRetries: Sendable {
    /// 1 s before the second try; each pause is twice the last.
    package static let firstPause = 1.0
    /// 6 tries more than the first, within a minute; then the tile rests until it was out of sight.
    package static let most = 6

    private var tries: [TileIndex: Int] = [:]
    private var resting: Set<TileIndex> = []

    package init() {}

    package func isResting(_ index: TileIndex) -> Bool { resting.contains(index) }

    /// Says that a tile could not be loaded.
    ///
    /// - Parameter mayHelp: whether another try may bring it.
    /// - Returns: after how many seconds it is to be woken; `nil` for one that rests as long as it is in sight.
    package mutating func fail(_ index: TileIndex, mayHelp: Bool) -> Double? {
        resting.insert(index)
        let count = tries[index, default: 0]
        guard mayHelp, count < Self.most else { return nil }
        tries[index] = count + 1
        return Self.firstPause * exp2(Double(count))
    }

    /// Says that a tile's pause is over.
    package mutating func wake(_ index: TileIndex) { resting.remove(index) }

    /// Says that a tile has come.
    package mutating func succeed(_ index: TileIndex) {
        tries[index] = nil
        resting.remove(index)
    }

    /// Forgets the tiles that are out of sight: they are asked for anew when they are seen again.
    package mutating func keep(only visible: Set<TileIndex>) {
        guard !tries.isEmpty || !resting.isEmpty else { return }
        tries = tries.filter { visible.contains($0.key) }
        resting.formIntersection(visible)
    }
}
