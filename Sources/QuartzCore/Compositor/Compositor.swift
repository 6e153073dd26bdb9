/// Renders render trees into pixels, and draws only the pixels that differ from the last tree.
///
/// A frame has two phases. ``collect(_:)`` compares the new tree with the last one (``TreeDiff``), which yields moves
/// and damage, and extends the damage to whole backdrops. ``pixels()`` performs the moves and then paints the damaged
/// rectangles (``PaintBands``), on two threads if there are many pixels. Drawing is deferred until the pixels are read,
/// so frames whose pixels are not read are not drawn. A read draws only the difference from the buffer: the changes of
/// the last frame, or the result of a new comparison. The cost of a frame is proportional to the changed part of
/// the tree and to the damaged area.
@MainActor package final class Compositor {
    package private(set) var counters = CompositorCounters()
    private let caches = PaintCaches()
    private var buffer: PixelBuffer
    private var scale: CGFloat
    /// The tree of the last collected frame.
    private var last: RenderNode?
    /// The tree that the buffer shows; `nil` if nothing has been drawn.
    private var painted: RenderNode?
    /// The changes of the last frame if the buffer shows the frame before it; otherwise `nil`.
    private var lastChanges: Changes?
    /// The painting tools, one for each thread.
    private var tools: [PaintTools]

    /// The difference between two trees.
    private struct Changes {
        var moves: [PixelMove]
        var damage: [PixelRect]
        var backdrops: Backdrops
    }

    /// - Parameter scale: The pixels per point of the root layer's coordinate system.
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        buffer = PixelBuffer(width: pixelWidth, height: pixelHeight)
        tools = Self.makeTools(width: pixelWidth, caches)
        self.scale = scale
    }

    private static func makeTools(width: Int, _ caches: PaintCaches) -> [PaintTools] {
        (0..<PaintBands.count).map { _ in PaintTools(width: width, caches: caches) }
    }

    /// Changes the size of the buffer. The next frame is drawn completely.
    package func resize(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        guard pixelWidth != buffer.width || pixelHeight != buffer.height || scale != self.scale else { return }
        buffer = PixelBuffer(width: pixelWidth, height: pixelHeight)
        tools = Self.makeTools(width: pixelWidth, caches)
        self.scale = scale
        last = nil
        painted = nil
        lastChanges = nil
    }

    /// Returns the difference between `root` and the tree of the last frame. This method does not draw.
    package func collect(_ root: RenderNode) -> FrameChanges {
        if let last, last === root { return FrameChanges(moves: [], damage: []) }
        let changes = changes(from: last, to: root)
        lastChanges = last === painted ? changes : nil
        last = root
        return FrameChanges(moves: changes.moves, damage: changes.damage)
    }

    /// Returns the pixels of the last frame, and draws them first if the buffer is out of date. Later frames draw
    /// into the same buffer.
    package func pixels() -> PixelBuffer {
        guard let last, last !== painted else { return buffer }
        let changes = lastChanges ?? changes(from: painted, to: last)
        lastChanges = nil
        painted = last
        draw(last, changes)
        return buffer
    }

    /// Collects the difference between `root` and the tree of the last frame, and draws it.
    package func composite(_ root: RenderNode) -> Composite {
        let changes = collect(root)
        return Composite(pixels: pixels(), moves: changes.moves, damage: changes.damage)
    }

    private var rootPlacement: Placement {
        Placement(transform: CGAffineTransform(scaleX: scale, y: scale), clip: buffer.bounds, isPlain: true)
    }

    private func changes(from old: RenderNode?, to root: RenderNode) -> Changes {
        let rootPlacement = rootPlacement
        let backdrops = Backdrops(root, rootPlacement)
        guard let old else { return Changes(moves: [], damage: [buffer.bounds], backdrops: backdrops) }
        var diff = TreeDiff()
        diff.compare(old, root, rootPlacement, rootPlacement)
        let damage = backdrops.extendedDamage(diff.damage.rects, diff.moves).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        return Changes(moves: diff.moves, damage: damage, backdrops: backdrops)
    }

    private func draw(_ root: RenderNode, _ changes: Changes) {
        _ = Canvas.borrowing(buffer) { canvas in
            for move in changes.moves { canvas.move(move) }
            PaintBands.paint(root, rootPlacement, changes.damage, canvas, tools, changes.backdrops)
        }
        caches.endFrame()
        counters.pixelsMoved += changes.moves.reduce(0) { $0 + $1.source.area }
        counters.pixelsDrawn += changes.damage.reduce(0) { $0 + $1.area }
        counters.damageRects += changes.damage.count
    }
}
