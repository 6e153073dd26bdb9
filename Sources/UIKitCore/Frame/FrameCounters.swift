/// How often each pass of the frame loop did something, since the application's launch.
///
/// What tests read in place of a stopwatch: an unchanged screen adds nothing to any of them.
public struct FrameCounters: Hashable, Sendable {
    /// Frames that ran.
    public var ticks = 0
    /// Events that were sent to the application, after moves were put together.
    public var events = 0
    /// Views that were laid out.
    public var layouts = 0
    /// Views that were drawn into their memory.
    public var displays = 0
    /// Nodes of the render tree that were made.
    public var nodesMade = 0
    /// Rectangles of damage: of pixels that differ from the frame before.
    public var damageRects = 0
    /// Pixels of damage, which a window draws anew. A headless back end draws them once somebody looks at the picture.
    public var pixelsDrawn = 0
    /// Pixels that were moved and not drawn.
    public var pixelsMoved = 0
    /// Frames that were handed to the back end; one a screen.
    public var presents = 0

    /// Nothing counted.
    public init() {}

    /// With what a layer tree counted.
    static func + (counters: FrameCounters, layers: LayerCounters) -> FrameCounters {
        var result = counters
        result.layouts += layers.layouts
        result.displays += layers.displays
        result.nodesMade += layers.nodesMade
        return result
    }

    /// Without what a layer tree counted.
    static func - (counters: FrameCounters, layers: LayerCounters) -> FrameCounters {
        var result = counters
        result.layouts -= layers.layouts
        result.displays -= layers.displays
        result.nodesMade -= layers.nodesMade
        return result
    }

    /// What was counted between two readings.
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
