import MapEngines
import UIKitCore

/// An LRU cache of images.
@MainActor struct TileCache {
    private var images: [TileIndex: (image: UIImage, lastUse: Int)] = [:]
    private var useCounter = 0
    /// The maximum number of images.
    var limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(index: TileIndex) -> UIImage? {
        mutating get {
            guard let entry = images[index] else { return nil }
            useCounter += 1
            images[index]?.lastUse = useCounter
            return entry.image
        }
        set {
            useCounter += 1
            images[index] = newValue.map { ($0, useCounter) }
            while images.count > max(limit, 1), let leastRecent = images.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                images[leastRecent.key] = nil
            }
        }
    }
}
