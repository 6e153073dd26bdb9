import Cairo

/// A destination for drawing paths, text and images.
///
/// A context of UIKit has its origin at the top left, a y axis that points down, and units of points. A context of
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` has its origin at the bottom left, and
/// units of pixels.
///
/// A call with a number that is not finite is reported and ignored.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    /// The Cairo context. Its matrix maps user space to pixels. All drawing goes through ``mark(_:_:)``.
    package let cairo: CairoContext
    let canvas: Canvas
    /// The drawable part of the canvas, in pixels; `nil` for all of the canvas.
    let baseClip: PixelRect?
    /// The transform from the initial user space, or from a document page, to pixels.
    var baseMatrix: CGAffineTransform
    /// The layout of the memory that ``data`` returns.
    let layout: BitmapLayout
    /// The colour space of the memory that ``data`` returns.
    let space: CGColorSpace?
    /// The state of a context that writes a document.
    var document: DocumentState?
    /// The bridge to memory in `layout`; `nil` if Cairo draws `layout` itself, or if no caller has access to the
    /// memory.
    var bridge: BitmapBridge?
    var state = GraphicsState()
    var saved: [SavedState] = []
    /// The number of open transparency layers.
    var openLayers = 0
    var allowsAntialiasing = true
    /// The transform from glyph space to user space; always finite.
    var storedTextMatrix = CGAffineTransform.identity
    /// The nesting depth of the pattern whose cell this context draws; 0 for any other context.
    var patternDepth = 0
    /// Whether colours cannot be set, because the context draws the cell of an uncoloured pattern.
    var ignoresColors = false
    /// The current path, in pixels.
    var devicePath: [PathStep] = []
    private var hasReportedFailure = false
    /// Releases the caller's memory.
    var releaseData: (() -> Void)?

    /// Creates a context that draws into `buffer`, with the origin at the top left, the y axis down, and `scale`
    /// pixels per point.
    ///
    /// - Parameters:
    ///   - isOpaque: Whether the top byte of each pixel is unused.
    ///   - clip: The drawable part, in pixels; the whole buffer by default.
    package convenience init(drawingInto buffer: PixelBuffer, scale: CGFloat, isOpaque: Bool = false, clip: PixelRect? = nil) {
        precondition(scale > 0 && scale.isFinite, "CGContext: a scale of \(scale) pixels to a point. It must be above 0 and finite.")
        self.init(
            Canvas(buffer, ignoresAlpha: isOpaque), base: CGAffineTransform(scaleX: scale, y: scale),
            layout: isOpaque ? .bgrx : .bgra, space: .rgb, clip: clip)
    }

    /// Creates a context that draws into `buffer`, with `userSpace` as the transform from user space to pixels, whose
    /// y axis points down.
    package convenience init(drawingInto buffer: PixelBuffer, userSpace: CGAffineTransform) {
        self.init(Canvas(buffer), base: userSpace, layout: .bgra, space: .rgb)
    }

    init(_ canvas: Canvas, base: CGAffineTransform, layout: BitmapLayout, space: CGColorSpace?, clip: PixelRect? = nil) {
        self.canvas = canvas
        self.layout = layout
        self.space = space
        baseMatrix = base
        baseClip = clip
        cairo = canvas.makeCairo()
        applyBaseClip()
        cairo.matrix = base.cairo
        state.matrix = base
    }

    deinit {
        cairo.flush()
        releaseData?()
    }

    /// Completes all drawing. The caller's memory does not need this method, because the memory is complete after every
    /// drawing call.
    public func flush() { cairo.flush() }

    /// Equals ``flush()``.
    public func synchronize() { flush() }

    /// Returns an image of the current drawing, which later drawing does not change. Open layers are not included.
    /// The image has the context's memory layout.
    ///
    /// Returns `nil` for a document.
    public func makeImage() -> CGImage? {
        flush()
        bridge?.load(canvas.bounds, into: canvas)
        let declaredLayout = DeclaredPixelLayout(layout, space)
        return canvas.copy().map {
            CGImage(buffer: $0, isOpaque: canvas.ignoresAlpha, isMask: false, shouldInterpolate: true, declaredLayout: declaredLayout)
        }
    }

    /// Reports, once, that an error has stopped Cairo. No known input causes such an error.
    func reportFailure() {
        guard !hasReportedFailure else { return }
        hasReportedFailure = true
        do { try cairo.check() } catch { Diagnostics.report("context.failed", "CGContext: drawing has stopped for good (\(error)).") }
    }
}

/// An entry of the state stack.
enum SavedState {
    case state(GraphicsState)
    /// The state at the start of a transparency layer.
    case layer(GraphicsState)
}
