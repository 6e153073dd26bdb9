/// The difference between a frame and the previous frame.
package struct FrameChanges {
    /// Pixels that only move. Perform the moves in order, before `damage` is copied.
    package let moves: [PixelMove]
    /// The pixels that have to be drawn, as disjoint rectangles.
    package let damage: [PixelRect]

    package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// The result of drawing a frame.
package struct Composite {
    package let pixels: PixelBuffer
    /// Pixels that only moved. Perform the moves in order, before `damage` is copied.
    package let moves: [PixelMove]
    /// The pixels that were drawn, as disjoint rectangles.
    package let damage: [PixelRect]

    package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// Counts the work of a compositor since its creation.
package struct CompositorCounters: Equatable, Sendable {
    package var damageRects = 0
    package var pixelsDrawn = 0
    package var pixelsMoved = 0

    package init() {}
}
