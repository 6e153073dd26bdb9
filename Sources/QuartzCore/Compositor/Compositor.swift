/// Turns render trees into pixels, and draws only what differs from the tree that was drawn last.
///
/// A frame first collects its damage, which costs a comparison of two trees. Pixels are drawn once somebody reads them: of several frames
/// that nobody looks at, only the last one is drawn.
@MainActor package final class Compositor {
    package private(set) var counters = CompositorCounters()
    private let caches = PaintCaches()
    private var buffer: PixelBuffer
    private var scale: CGFloat
    /// The tree of the last frame.
    private var last: RenderNode?
    /// The tree that the buffer shows; `nil` as long as the buffer shows none.
    private var painted: RenderNode?
    /// How the last frame differs from the buffer, where the buffer shows the frame before; `nil` otherwise.
    private var step: Changes?
    /// One for each thread that paints.
    private var tools: [PaintTools]

    /// What differs between two trees.
    private struct Changes {
        var moves: [PixelMove]
        var damage: [PixelRect]
        var backdrops: Backdrops
    }

    /// - Parameter scale: pixels per point of the root layer's coordinates.
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        buffer = PixelBuffer(width: pixelWidth, height: pixelHeight)
        tools = Self.makeTools(width: pixelWidth, caches)
        self.scale = scale
    }

    private static func makeTools(width: Int, _ caches: PaintCaches) -> [PaintTools] {
        (0..<PaintBands.count).map { _ in PaintTools(width: width, caches: caches) }
    }

    /// Starts over at another size; the next frame draws everything.
    package func resize(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        guard pixelWidth != buffer.width || pixelHeight != buffer.height || scale != self.scale else { return }
        buffer = PixelBuffer(width: pixelWidth, height: pixelHeight)
        tools = Self.makeTools(width: pixelWidth, caches)
        self.scale = scale
        last = nil
        painted = nil
        step = nil
    }

    /// Collects what differs between `root` and the last frame's tree; draws nothing.
    package func collect(_ root: RenderNode) -> FrameChanges {
        if let last, last === root { return FrameChanges(moves: [], damage: []) }
        let changes = changes(from: last, to: root)
        step = last === painted ? changes : nil
        last = root
        return FrameChanges(moves: changes.moves, damage: changes.damage)
    }

    /// The pixels of the last frame, which are drawn now unless the buffer shows them. Later frames draw over them.
    package func pixels() -> PixelBuffer {
        guard let last, last !== painted else { return buffer }
        let changes = step ?? changes(from: painted, to: last)
        step = nil
        painted = last
        draw(last, changes)
        return buffer
    }

    /// Collects what differs between `root` and the last frame's tree, and draws it.
    package func composite(_ root: RenderNode) -> Composite {
        let changes = collect(root)
        return Composite(pixels: pixels(), moves: changes.moves, damage: changes.damage)
    }

    private var place: Placement {
        Placement(transform: CGAffineTransform(scaleX: scale, y: scale), clip: buffer.bounds, isPlain: true)
    }

    private func changes(from old: RenderNode?, to root: RenderNode) -> Changes {
        let place = place
        let backdrops = Backdrops(root, place)
        guard let old else { return Changes(moves: [], damage: [buffer.bounds], backdrops: backdrops) }
        var diff = TreeDiff()
        diff.compare(old, root, place, place)
        let damage = backdrops.whole(diff.damage.rects, diff.moves).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        return Changes(moves: diff.moves, damage: damage, backdrops: backdrops)
    }

    private func draw(_ root: RenderNode, _ changes: Changes) {
        _ = Canvas.borrowing(buffer) { canvas in
            for move in changes.moves { canvas.move(move) }
            PaintBands.paint(root, place, changes.damage, canvas, tools, changes.backdrops)
        }
        caches.endFrame()
        counters.pixelsMoved += changes.moves.reduce(0) { $0 + $1.source.area }
        counters.pixelsDrawn += changes.damage.reduce(0) { $0 + $1.area }
        counters.damageRects += changes.damage.count
    }
}
