import Dispatch

/// Paints a frame's damage on two threads, each its own rows.
enum PaintBands {
    /// As many as pay: a third one finds the memory busy.
    static let count = 2
    /// Less than this many pixels cost less than a thread's start.
    private static let smallest = 60_000

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
        let bands = halves(damage, pixels, backdrops)
        let work = Work(root: root, place: place, canvas: canvas, tools: tools, bands: bands)
        DispatchQueue.concurrentPerform(iterations: bands.count) { work.paint($0) }
    }

    /// The damage in two parts of about as many pixels, cut between two rows, but through no backdrop.
    private static func halves(_ damage: [PixelRect], _ pixels: Int, _ backdrops: Backdrops) -> [[PixelRect]] {
        var bands: [[PixelRect]] = [[], []]
        var count = 0
        for rect in damage {
            let room = (pixels / 2 - count) / max(rect.width, 1)
            let height = backdrops.row(near: rect.y + min(max(room, 0), rect.height), in: rect) - rect.y
            count += rect.area
            let upper = PixelRect(x: rect.x, y: rect.y, width: rect.width, height: height)
            let lower = PixelRect(x: rect.x, y: rect.y + height, width: rect.width, height: rect.height - height)
            if !upper.isEmpty { bands[0].append(upper) }
            if !lower.isEmpty { bands[1].append(lower) }
        }
        return bands
    }

    /// What both threads read. Each has tools of its own and writes only pixels of its own band, which no rectangle of the other touches;
    /// the caller waits for both. That is what makes it sendable.
    private struct Work: @unchecked Sendable {
        let root: RenderNode
        let place: Placement
        let canvas: Canvas
        let tools: [PaintTools]
        let bands: [[PixelRect]]

        func paint(_ index: Int) {
            let painter = Painter(canvas: canvas, tools: tools[index])
            for rect in bands[index] { painter.paint(root, place, rect) }
        }
    }
}
