/// Turns render trees into pixels, and draws only what differs from the frame before.
@MainActor package final class Compositor {
    package private(set) var pixels: PixelBuffer
    package private(set) var counters = CompositorCounters()
    private var scale: CGFloat
    private var last: RenderNode?

    /// - Parameter scale: pixels per point of the root layer's coordinates.
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        pixels = PixelBuffer(width: pixelWidth, height: pixelHeight)
        self.scale = scale
    }

    /// Starts over at another size; the next frame draws everything.
    package func resize(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        guard pixelWidth != pixels.width || pixelHeight != pixels.height || scale != self.scale else { return }
        pixels = PixelBuffer(width: pixelWidth, height: pixelHeight)
        self.scale = scale
        last = nil
    }

    /// Draws what differs between `root` and the last frame's tree. The pixels are drawn over by the next frame.
    package func composite(_ root: RenderNode) -> Composite {
        let place = Placement(transform: CGAffineTransform(scaleX: scale, y: scale), clip: pixels.bounds, isPlain: true)
        var diff = TreeDiff()
        var damage: [PixelRect]
        if let last {
            if last === root { return Composite(pixels: pixels, moves: [], damage: []) }
            diff.compare(last, root, place, place)
            damage = diff.damage.rects
        } else {
            damage = [pixels.bounds]
        }
        last = root
        let moves = diff.moves
        for move in moves {
            RowLoops.move(move, in: pixels)
            counters.pixelsMoved += move.source.area
        }
        damage.sort { ($0.y, $0.x) < ($1.y, $1.x) }
        let painter = Painter(pixels)
        for rect in damage {
            painter.paint(root, place, rect)
            counters.pixelsDrawn += rect.area
        }
        counters.damageRects += damage.count
        return Composite(pixels: pixels, moves: moves, damage: damage)
    }
}
