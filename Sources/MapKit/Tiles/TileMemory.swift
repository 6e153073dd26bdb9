import MapEngines
import UIKitCore

/// An LRU cache of images.
@MainActor struct TileMemory {
    private var images: [TileIndex: (image: UIImage, use: Int)] = [:]
    private var clock = 0
    /// The maximum number of images.
    var limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(index: TileIndex) -> UIImage? {
        mutating get {
            guard let entry = images[index] else { return nil }
            clock += 1
            images[index]?.use = clock
            return entry.image
        }
        set {
            clock += 1
            images[index] = newValue.map { ($0, clock) }
            while images.count > max(limit, 1), let old = images.min(by: { $0.value.use < $1.value.use }) { images[old.key] = nil }
        }
    }
}
