import Cairo

/// Where lines, shapes, text and pictures are drawn.
///
/// A context that UIKit makes has its origin in the top left corner and y growing downwards, in points. One made with
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` has its origin in the bottom left corner, in pixels.
///
/// Numbers that are not finite never draw: the call that has one is reported and ignored.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    /// What draws. Its matrix is user space to pixels; drawing with it goes through ``mark(_:_:)``.
    package let cairo: CairoContext
    let canvas: Canvas
    /// What is not drawn over, in pixels; all of the canvas as a rule.
    let baseClip: PixelRect?
    /// User space of a fresh context, or of a document's page, to pixels.
    var baseMatrix: CGAffineTransform
    /// How the memory looks that ``data`` answers.
    let layout: BitmapLayout
    /// The space of that memory.
    let space: CGColorSpace?
    /// What a context that writes a document knows of it.
    var document: DocumentState?
    /// Beside the canvas, where `layout` is not what Cairo draws and somebody may look at the memory.
    var bridge: BitmapBridge?
    var state = GraphicsState()
    var saved: [SavedState] = []
    /// How many transparency layers are open.
    var openLayers = 0
    var allowsAntialiasing = true
    /// The way from the space in which glyphs stand to user space; always finite.
    var keptTextMatrix = CGAffineTransform.identity
    /// How many patterns are being drawn around this context, which draws a cell of the innermost.
    var patternDepth = 0
    /// Whether colours cannot be set: in the cell of an uncoloured pattern.
    var ignoresColors = false
    /// The path under construction, in pixels.
    var devicePath: [PathStep] = []
    private var hasReportedFailure = false
    /// Frees the caller's memory.
    var releaseData: (() -> Void)?

    /// Draws into `buffer` with the origin in its top left corner, y downwards, `scale` pixels to a point.
    ///
    /// - Parameters:
    ///   - isOpaque: whether the top byte of each pixel means nothing.
    ///   - clip: what may be touched, in pixels; all of the buffer by default.
    package convenience init(drawingInto buffer: PixelBuffer, scale: CGFloat, isOpaque: Bool = false, clip: PixelRect? = nil) {
        precondition(scale > 0 && scale.isFinite, "CGContext: a scale of \(scale) pixels to a point. It must be above 0 and finite.")
        self.init(
            Canvas(buffer, ignoresAlpha: isOpaque), base: CGAffineTransform(scaleX: scale, y: scale),
            layout: isOpaque ? .bgrx : .bgra, space: .rgb, clip: clip)
    }

    /// Draws into `buffer` with a user space of any kind, which is given by its way to pixels, y downwards.
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

    /// Completes all drawing. Memory that the caller lent holds it after every call, without this.
    public func flush() { cairo.flush() }

    /// Does what ``flush()`` does.
    public func synchronize() { flush() }

    /// A picture of what is drawn so far; later drawing does not change it. Layers that are open are not in it yet. Its bytes are laid out
    /// as the context's.
    ///
    /// `nil` of a document.
    public func makeImage() -> CGImage? {
        flush()
        bridge?.load(canvas.bounds, into: canvas)
        let told = ToldLayout(layout, space)
        return canvas.copy().map {
            CGImage(buffer: $0, isOpaque: canvas.ignoresAlpha, isMask: false, shouldInterpolate: true, told: told)
        }
    }

    /// A context that Cairo stopped draws nothing any more. Nothing is known to do that, so it is worth a line.
    func reportFailure() {
        guard !hasReportedFailure else { return }
        hasReportedFailure = true
        do { try cairo.check() } catch { Diagnostics.report("context.failed", "CGContext: drawing has stopped for good (\(error)).") }
    }
}

/// An entry on the stack of states.
enum SavedState {
    case state(GraphicsState)
    /// Where a transparency layer began.
    case layer(GraphicsState)
}
