import Dispatch
import Synchronization

/// Paints a frame's damage on two threads.
///
/// The damage is divided into strips of rows. A strip is small enough to stay in a core's cache while layers are
/// composited. No strip boundary cuts a backdrop. Each thread repeatedly claims the next strip with an atomic counter
/// and paints its rectangles with its own tools. Small damage, and trees with patterns, are painted on the main
/// thread.
enum PaintBands {
    /// The number of threads. A third thread is limited by the memory bandwidth.
    static let count = 2
    /// The minimum number of pixels for which a second thread saves more time than its start costs.
    private static let smallest = 60_000
    /// The approximate number of pixels that fit into a core's own cache. Smaller strips cost more traversals of the
    /// tree than they save.
    private static let cached = 320_000
    /// The maximum number of additional visits of nodes, because each strip costs a traversal of the tree.
    private static let mostNodes = 20_000

    /// - Precondition: `tools` has ``count`` elements.
    static func paint(
        _ root: RenderNode, _ place: Placement, _ damage: [PixelRect], _ canvas: Canvas, _ tools: [PaintTools], _ backdrops: Backdrops
    ) {
        let pixels = damage.reduce(0) { $0 + $1.area }
        // Patterns call the app's code, which runs on the main thread only.
        guard pixels >= smallest, !root.traits.contains(.pattern) else {
            let painter = Painter(canvas: canvas, tools: tools[0])
            for rect in damage { painter.paint(root, place, rect) }
            return
        }
        let strips = root.traits.contains(.apart) ? count : max(count, min(pixels / cached, mostNodes / (root.descendants + 1)))
        let work = Work(
            root: root, place: place, canvas: canvas, tools: tools, strips: self.strips(damage, pixels / strips + 1, backdrops))
        DispatchQueue.concurrentPerform(iterations: count) { work.paint($0) }
    }

    /// Divides the damage between rows into strips of about `share` pixels, without cutting a backdrop.
    private static func strips(_ damage: [PixelRect], _ share: Int, _ backdrops: Backdrops) -> [[PixelRect]] {
        var strips: [[PixelRect]] = [[]]
        var room = share
        for rect in damage {
            var rest = rect
            while !rest.isEmpty {
                let height = min(max(room / rest.width, 1), rest.height)
                let end = backdrops.row(near: rest.y + height, in: rest)
                let part = PixelRect(x: rest.x, y: rest.y, width: rest.width, height: end - rest.y)
                strips[strips.count - 1].append(part)
                rest = PixelRect(x: rest.x, y: end, width: rest.width, height: rest.maxY - end)
                room -= part.area
                guard room < rect.width else { continue }
                strips.append([])
                room = share
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
