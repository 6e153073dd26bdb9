import Synchronization

/// Buffers that painting reuses from frame to frame. Only one thread uses an instance at a time.
final class PaintTools {
    let coverage: CoverageScratch
    let caches: PaintCaches
    /// The pixels below the open group masks, the innermost last.
    var saved: [UInt32] = []
    /// The state that is shared by the rows of an image.
    var samplerState = SamplerState()
    /// A row of source pixels.
    var row: [UInt32] = []
    let shadowFieldBuffers = ShadowFieldBuffers()

    init(width: Int, caches: PaintCaches = PaintCaches()) {
        coverage = CoverageScratch(width: width)
        self.caches = caches
    }

    /// Returns tools for an image of the given width: this instance if its buffers are large enough, or else a new
    /// one.
    func forWidth(_ width: Int) -> PaintTools {
        width <= coverage.width ? self : PaintTools(width: width, caches: caches)
    }
}

/// The caches that all threads share between frames.
final class PaintCaches: Sendable {
    private let mipmaps = Mutex(MipmapCache())
    private let shadows = Mutex(RenderCache<ShadowKey, ShadowMask>(budget: 24 << 20))
    private let rasters = Mutex(RenderCache<RasterKey, Raster>(budget: 48 << 20))

    /// Returns the image halved `level` times, at most down to one pixel.
    func pixels(of image: CGImage, level: Int) -> PixelBuffer {
        level > 0 ? mipmaps.withLock { $0.pixels(of: image, level: level) } : image.buffer
    }

    func shadow(_ key: ShadowKey, _ make: () -> ShadowMask) -> ShadowMask {
        if let mask = shadows.withLock({ $0.find(key) }) { return mask }
        let mask = make()
        shadows.withLock { $0.insert(mask, for: key, byteCount: mask.image.buffer.byteCount + mask.coverage.count) }
        return mask
    }

    func raster(_ key: RasterKey, for node: RenderNode, _ make: () -> Raster?) -> Raster? {
        if let raster = rasters.withLock({ $0.find(key) }), raster.node.hasSameAppearance(node) { return raster }
        guard let raster = make() else { return nil }
        rasters.withLock { $0.insert(raster, for: key, byteCount: raster.pixels.byteCount) }
        return raster
    }

    /// Removes entries that were not requested recently.
    func endFrame() {
        mipmaps.withLock { $0.endFrame() }
        shadows.withLock { $0.endFrame() }
        rasters.withLock { $0.endFrame() }
    }
}

/// A cache of rendered images. Entries are removed after some frames without use, or earlier if all entries exceed
/// the budget in bytes.
struct RenderCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let byteCount: Int
        var lastUse: Int
    }

    /// The number of frames after which an unused entry is removed.
    private static var unusedFrameLimit: Int { 60 }

    private let budget: Int
    private var entries: [Key: Entry] = [:]
    private var frame = 0
    private var byteCount = 0

    init(budget: Int) {
        self.budget = budget
    }

    mutating func find(_ key: Key) -> Value? {
        entries[key]?.lastUse = frame
        return entries[key]?.value
    }

    mutating func insert(_ value: Value, for key: Key, byteCount: Int) {
        if let old = entries[key] { self.byteCount -= old.byteCount }
        entries[key] = Entry(value: value, byteCount: byteCount, lastUse: frame)
        self.byteCount += byteCount
    }

    mutating func endFrame() {
        frame += 1
        let isFull = byteCount > budget
        guard isFull || frame % 16 == 0 else { return }
        let limit = isFull ? frame - 1 : frame - Self.unusedFrameLimit
        entries = entries.filter { $0.value.lastUse >= limit }
        byteCount = entries.values.reduce(0) { $0 + $1.byteCount }
    }
}
