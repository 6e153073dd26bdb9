import Dispatch
import Synchronization

/// Paints a frame's damage on two threads.
///
/// The damage is divided into strips of rows. A strip is small enough to stay in a core's cache while layers are
/// composited. No strip boundary cuts a backdrop. Each thread repeatedly claims the next strip with an atomic counter
/// and paints its rectangles with its own tools. Small damage, and trees with patterns, are painted on the main
/// thread.
enum PaintBands {
    /// The number of threads. Memory bandwidth limits the gain of a third thread.
    static let count = 2
    /// The minimum number of pixels for which a second thread saves more time than its start costs.
    private static let minimumPixels = 60_000
    /// The approximate number of pixels that fit into a core's own cache. Smaller strips cost more traversals of the
    /// tree than they save.
    private static let pixelsPerCache = 320_000
    /// The maximum number of additional visits of nodes, because each strip costs a traversal of the tree.
    private static let maximumVisits = 20_000

    /// - Precondition: `tools` has ``count`` elements.
    static func paint(
        _ root: RenderNode, _ placement: Placement, _ damage: [PixelRect], _ canvas: Canvas, _ tools: [PaintTools], _ backdrops: Backdrops
    ) {
        let pixels = damage.reduce(0) { $0 + $1.area }
        // Patterns call the app's code, which runs on the main thread only.
        guard pixels >= minimumPixels, !root.traits.contains(.pattern) else {
            let painter = Painter(canvas: canvas, tools: tools[0])
            for rect in damage { painter.paint(root, placement, rect) }
            return
        }
        let strips =
            root.traits.contains(.needsOffscreen) ? count : max(count, min(pixels / pixelsPerCache, maximumVisits / (root.descendants + 1)))
        let work = Work(
            root: root, place: placement, canvas: canvas, tools: tools, strips: self.strips(damage, pixels / strips + 1, backdrops))
        DispatchQueue.concurrentPerform(iterations: count) { work.paint($0) }
    }

    /// Divides the damage between rows into strips of about `pixelsPerStrip` pixels, without cutting a backdrop.
    private static func strips(_ damage: [PixelRect], _ pixelsPerStrip: Int, _ backdrops: Backdrops) -> [[PixelRect]] {
        var strips: [[PixelRect]] = [[]]
        var remainingPixels = pixelsPerStrip
        for rect in damage {
            var remaining = rect
            while !remaining.isEmpty {
                let height = min(max(remainingPixels / remaining.width, 1), remaining.height)
                let end = backdrops.row(near: remaining.y + height, in: remaining)
                let part = PixelRect(x: remaining.x, y: remaining.y, width: remaining.width, height: end - remaining.y)
                strips[strips.count - 1].append(part)
                remaining = PixelRect(x: remaining.x, y: end, width: remaining.width, height: remaining.maxY - end)
                remainingPixels -= part.area
                guard remainingPixels < rect.width else { continue }
                strips.append([])
                remainingPixels = pixelsPerStrip
            }
        }
        return strips
    }

    /// The state that both threads read. It is safe to send: each thread has its own tools and writes only the pixels
    /// of the strips that it claims. Each strip is claimed once, strips do not overlap, and the caller waits for both
    /// threads.
    private final class Work: @unchecked Sendable {
        private let root: RenderNode
        private let place: Placement
        private let canvas: Canvas
        private let tools: [PaintTools]
        private let strips: [[PixelRect]]
        private let next = Atomic(0)

        init(root: RenderNode, place: Placement, canvas: Canvas, tools: [PaintTools], strips: [[PixelRect]]) {
            (self.root, self.place, self.canvas, self.tools, self.strips) = (root, place, canvas, tools, strips)
        }

        func paint(_ index: Int) {
            let painter = Painter(canvas: canvas, tools: tools[index])
            while true {
                let strip = next.add(1, ordering: .relaxed).oldValue
                guard strip < strips.count else { return }
                for rect in strips[strip] { painter.paint(root, place, rect) }
            }
        }
    }
}
