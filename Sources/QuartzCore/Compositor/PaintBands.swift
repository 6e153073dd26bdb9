import Dispatch
import Synchronization

/// Paints a frame's damage on two threads, each its own rows.
///
/// Rows are painted in strips that stay in a core's cache while layers are put over each other in them. Whoever is done with a strip takes
/// the next one.
enum PaintBands {
    /// As many as pay: a third one finds the memory busy.
    static let count = 2
    /// Less than this many pixels cost less than a thread's start.
    private static let smallest = 60_000
    /// How many pixels of a canvas stay in a core's own cache, about: fewer cost more walks through the tree than they save.
    private static let cached = 320_000
    /// A strip costs a walk through the tree: this many nodes are met more than once at the most.
    private static let mostNodes = 20_000

    /// - Precondition: as many tools as ``count``.
    static func paint(
        _ root: RenderNode, _ place: Placement, _ damage: [PixelRect], _ canvas: Canvas, _ tools: [PaintTools], _ backdrops: Backdrops
    ) {
        let pixels = damage.reduce(0) { $0 + $1.area }
        // Patterns call the app, which belongs to the main thread.
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

    /// The damage in parts of about as many pixels, cut between two rows, but through no backdrop.
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

    /// What both threads read. Each has tools of its own and writes only pixels of the strips that it takes, and each strip is taken once;
    /// no rectangle of one touches another's, and the caller waits for both. That is what makes it sendable.
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
