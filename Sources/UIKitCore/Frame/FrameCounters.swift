/// Counters of the work of each pass of the frame loop, since the launch of the application.
///
/// Tests use the counters instead of measuring time: an unchanged screen increases none of them.
public struct FrameCounters: Hashable, Sendable {
    /// The number of frames.
    public var ticks = 0
    /// The number of events sent to the application, after coalescing.
    public var events = 0
    /// The number of views laid out.
    public var layouts = 0
    /// The number of views drawn into their backing store.
    public var displays = 0
    /// The number of render nodes created.
    public var nodesMade = 0
    /// The number of damage rectangles. Pixels within them differ from the last frame.
    public var damageRects = 0
    /// The number of damaged pixels, which a window redraws. A headless back end renders them when the frame is
    /// inspected.
    public var pixelsDrawn = 0
    /// The number of pixels that were moved instead of drawn.
    public var pixelsMoved = 0
    /// The number of frames presented to the back end, one for each screen.
    public var presents = 0

    /// Creates counters of zero.
    public init() {}

    /// Returns the sum with the counters of a layer tree.
    static func + (counters: FrameCounters, layers: LayerCounters) -> FrameCounters {
        var result = counters
        result.layouts += layers.layouts
        result.displays += layers.displays
        result.nodesMade += layers.nodesCreated
        return result
    }

    /// Returns the difference from the counters of a layer tree.
    static func - (counters: FrameCounters, layers: LayerCounters) -> FrameCounters {
        var result = counters
        result.layouts -= layers.layouts
        result.displays -= layers.displays
        result.nodesMade -= layers.nodesCreated
        return result
    }

    /// Returns the work between two readings.
    public static func - (later: FrameCounters, earlier: FrameCounters) -> FrameCounters {
        var result = FrameCounters()
        result.ticks = later.ticks - earlier.ticks
        result.events = later.events - earlier.events
        result.layouts = later.layouts - earlier.layouts
        result.displays = later.displays - earlier.displays
        result.nodesMade = later.nodesMade - earlier.nodesMade
        result.damageRects = later.damageRects - earlier.damageRects
        result.pixelsDrawn = later.pixelsDrawn - earlier.pixelsDrawn
        result.pixelsMoved = later.pixelsMoved - earlier.pixelsMoved
        result.presents = later.presents - earlier.presents
        return result
    }
}
