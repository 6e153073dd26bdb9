import Cairo

/// Where lines, shapes, text and pictures are drawn.
///
/// A context that UIKit makes has its origin in the top left corner and y growing downwards, in points. One made with
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` has its origin in the bottom left corner, in pixels.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    package let cairo: CairoContext
    package let buffer: PixelBuffer
    /// What ``saveGState()`` keeps beside Cairo's own state.
    var state = GraphicsState()
    var savedStates: [GraphicsState] = []
    /// The path under construction, in pixels.
    var devicePath: [PathStep] = []
    /// User space of a fresh context to pixels.
    let baseMatrix: CGAffineTransform
    /// Set where the caller brought the memory: copied back by ``flush()``.
    var foreign: ForeignMemory?
    /// How many transparency layers are open.
    var openLayers: [GraphicsState] = []

    /// Draws into `buffer` with the origin in its top left corner, y downwards, `scale` pixels to a point.
    ///
    /// - Parameter clip: what may be touched, in pixels; all of the buffer by default.
    package init(drawingInto buffer: PixelBuffer, scale: CGFloat, clip: PixelRect? = nil) {
        self.buffer = buffer
        baseMatrix = CGAffineTransform(scaleX: scale, y: scale)
        cairo = Self.makeCairo(buffer)
        if let clip {
            cairo.rectangle(x: Double(clip.x), y: Double(clip.y), width: Double(clip.width), height: Double(clip.height))
            cairo.clip()
        }
        cairo.matrix = baseMatrix.cairo
        state.matrix = baseMatrix
    }

    /// Draws into a bitmap whose origin is bottom left, a pixel to the unit.
    init(bottomLeft buffer: PixelBuffer) {
        self.buffer = buffer
        baseMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))
        cairo = Self.makeCairo(buffer)
        cairo.matrix = baseMatrix.cairo
        state.matrix = baseMatrix
    }

    /// Cairo refuses a surface only when memory has run out or sides exceed 32,767 pixels.
    private static func makeCairo(_ buffer: PixelBuffer) -> CairoContext {
        do {
            return try buffer.withMutableBytes { bytes throws(CairoError) in
                guard let base = bytes.baseAddress else { throw CairoError(operation: "CGContext", reason: "no memory") }
                return try CairoContext(
                    CairoSurface(pixels: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow))
            }
        } catch {
            preconditionFailure("CGContext: \(buffer.width)x\(buffer.height) pixels cannot be drawn on (\(error)). Sides go up to 32,767.")
        }
    }

    /// In pixels.
    public var width: Int { buffer.width }
    /// In pixels.
    public var height: Int { buffer.height }

    /// User space to the context's own space, as changed by translating, scaling and turning.
    public var ctm: CGAffineTransform { state.matrix }

    /// Completes all drawing, and writes to the memory that the caller brought.
    public func flush() {
        cairo.flush()
        foreign?.store(buffer)
    }

    /// Does what ``flush()`` does.
    public func synchronize() { flush() }

    /// A picture of what is drawn so far; later drawing does not change it.
    public func makeImage() -> CGImage? {
        flush()
        return CGImage(buffer: buffer.copy(), isOpaque: false)
    }
}
