import Synchronization

/// What painting needs from frame to frame, so that a frame allocates little. One thread uses it at a time.
final class PaintTools {
    let coverage: CoverageScratch
    let caches: PaintCaches
    /// The pixels under open veils, the innermost last.
    var saved: [UInt32] = []
    /// What reading a picture row by row needs.
    var memory = SamplerMemory()
    /// A row of what was read.
    var row: [UInt32] = []
    let field = FieldMemory()

    init(width: Int, caches: PaintCaches = PaintCaches()) {
        coverage = CoverageScratch(width: width)
        self.caches = caches
    }

    /// Tools for a picture of a width: these, if they reach.
    func reaching(_ width: Int) -> PaintTools {
        width <= coverage.width ? self : PaintTools(width: width, caches: caches)
    }
}

/// What is kept between frames, for all threads.
final class PaintCaches: Sendable {
    private let minified = Mutex(MinifiedImages())
    private let shadows = Mutex(KeptPictures<ShadowKey, ShadowMask>(budget: 24 << 20))
    private let rasters = Mutex(KeptPictures<RasterKey, Raster>(budget: 48 << 20))

    /// The picture, halved `level` times; fewer times if it gets too small for that.
    func pixels(of image: CGImage, level: Int) -> PixelBuffer {
        level > 0 ? minified.withLock { $0.pixels(of: image, level: level) } : image.buffer
    }

    func shadow(_ key: ShadowKey, _ make: () -> ShadowMask) -> ShadowMask {
        if let mask = shadows.withLock({ $0.find(key) }) { return mask }
        let mask = make()
        shadows.withLock { $0.keep(mask, for: key, byteCount: mask.image.buffer.byteCount + mask.coverage.count) }
        return mask
    }

    func raster(_ key: RasterKey, for node: RenderNode, _ make: () -> Raster?) -> Raster? {
        if let raster = rasters.withLock({ $0.find(key) }), raster.node.looksLike(node) { return raster }
        guard let raster = make() else { return nil }
        rasters.withLock { $0.keep(raster, for: key, byteCount: raster.pixels.byteCount) }
        return raster
    }

    /// Forgets what has not been asked for of late.
    func endFrame() {
        minified.withLock { $0.endFrame() }
        shadows.withLock { $0.endFrame() }
        rasters.withLock { $0.endFrame() }
    }
}

/// Things that took time to draw, until no frame has asked for them for a while, or all are too many.
struct KeptPictures<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let byteCount: Int
        var lastUse: Int
    }

    /// What no frame has asked for, for this many frames, is forgotten.
    private static var patience: Int { 60 }

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

    mutating func keep(_ value: Value, for key: Key, byteCount: Int) {
        if let old = entries[key] { self.byteCount -= old.byteCount }
        entries[key] = Entry(value: value, byteCount: byteCount, lastUse: frame)
        self.byteCount += byteCount
    }

    mutating func endFrame() {
        frame += 1
        let isFull = byteCount > budget
        guard isFull || frame % 16 == 0 else { return }
        let limit = isFull ? frame - 1 : frame - Self.patience
        entries = entries.filter { $0.value.lastUse >= limit }
        byteCount = entries.values.reduce(0) { $0 + $1.byteCount }
    }
}
