/// How one frame differs from the frame before.
package struct FrameChanges {
    /// What keeps its pixels and changes its place; to be done in order, before `damage` is copied.
    package let moves: [PixelMove]
    /// What has to be drawn, as disjoint rectangles.
    package let damage: [PixelRect]

    package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// What one frame drew.
package struct Composite {
    package let pixels: PixelBuffer
    /// What kept its pixels and changed its place; to be done in order, before `damage` is copied.
    package let moves: [PixelMove]
    /// What was drawn, as disjoint rectangles.
    package let damage: [PixelRect]

    package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// What a compositor has done so far.
package struct CompositorCounters: Equatable, Sendable {
    package var damageRects = 0
    package var pixelsDrawn = 0
    package var pixelsMoved = 0

    package init() {}
}
