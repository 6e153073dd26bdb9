/// Turns render trees into pixels, and draws only what differs from the frame before.
@MainActor package final class Compositor {
    package private(set) var pixels: PixelBuffer
    package private(set) var counters = CompositorCounters()
    private var scale: CGFloat
    private var last: RenderNode?
    /// One for each thread that paints.
    private var tools: [PaintTools]
    private let caches = PaintCaches()

    /// - Parameter scale: pixels per point of the root layer's coordinates.
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        pixels = PixelBuffer(width: pixelWidth, height: pixelHeight)
        tools = Self.makeTools(width: pixelWidth, caches)
        self.scale = scale
    }

    private static func makeTools(width: Int, _ caches: PaintCaches) -> [PaintTools] {
        (0..<PaintBands.count).map { _ in PaintTools(width: width, caches: caches) }
    }

    /// Starts over at another size; the next frame draws everything.
    package func resize(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        guard pixelWidth != pixels.width || pixelHeight != pixels.height || scale != self.scale else { return }
        pixels = PixelBuffer(width: pixelWidth, height: pixelHeight)
        tools = Self.makeTools(width: pixelWidth, caches)
        self.scale = scale
        last = nil
    }

    /// Draws what differs between `root` and the last frame's tree. The pixels are drawn over by the next frame.
    package func composite(_ root: RenderNode) -> Composite {
        if let last, last === root { return Composite(pixels: pixels, moves: [], damage: []) }
        let place = Placement(transform: CGAffineTransform(scaleX: scale, y: scale), clip: pixels.bounds, isPlain: true)
        var diff = TreeDiff()
        var damage = [pixels.bounds]
        let backdrops = Backdrops(root, place)
        if let last {
            diff.compare(last, root, place, place)
            damage = backdrops.whole(diff.damage.rects, diff.moves).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        }
        last = root
        draw(root, place, diff.moves, damage, backdrops)
        return Composite(pixels: pixels, moves: diff.moves, damage: damage)
    }

    private func draw(_ root: RenderNode, _ place: Placement, _ moves: [PixelMove], _ damage: [PixelRect], _ backdrops: Backdrops) {
        _ = Canvas.borrowing(pixels) { canvas in
            for move in moves { canvas.move(move) }
            PaintBands.paint(root, place, damage, canvas, tools, backdrops)
        }
        caches.endFrame()
        counters.pixelsMoved += moves.reduce(0) { $0 + $1.source.area }
        counters.pixelsDrawn += damage.reduce(0) { $0 + $1.area }
        counters.damageRects += damage.count
    }
}
