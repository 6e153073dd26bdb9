import Synchronization

/// A drawing that is repeated over what is filled or stroked.
///
/// The callback draws one cell. What it draws is kept, so it has to draw the same each time; it may be called on any thread that
/// draws with the pattern.
///
/// A coloured pattern has the colours that its callback sets. An uncoloured one is a stencil: setting colours in its callback does
/// nothing, and it is drawn in the colour that is handed over with it.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpattern
//
// Unchecked since callbacks and `info` are the caller's, who answers for the threads as with Apple's. What is stored never changes after
// `init`, but for the cell that is kept, which stands behind a lock.
public final class CGPattern: @unchecked Sendable {
    /// The cell, in pattern space; what is drawn outside of it does not show.
    package let bounds: CGRect
    /// Pattern space to the base space of the context, in which later transforms do not count.
    package let matrix: CGAffineTransform
    /// From one cell to the next, in pattern space; both above 0.
    package let step: CGSize
    /// How cells meet pixels.
    package let tiling: CGPatternTiling
    /// Whether the callback sets colours.
    package let isColored: Bool
    private let draw: (CGContext) -> Void
    private let release: () -> Void
    private let kept = Mutex<PixelBuffer?>(nil)

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - info: handed to the callbacks.
    ///   - bounds: the cell, in pattern space.
    ///   - matrix: pattern space to the base space of the context that is drawn in: in a view's its points, y downwards.
    ///   - xStep: from a cell to the next one along x, in pattern space. Cells with a smaller step overlap, with a larger one stand apart.
    ///   - yStep: the same along y.
    ///   - tiling: how cells meet pixels.
    ///   - isColored: whether the callback sets colours.
    ///   - callbacks: copied. `drawPattern` draws the cell; `releaseInfo` is called once, when the pattern is gone.
    /// - Returns: `nil`, with a diagnostic, without a callback that draws, for an empty cell, a step of 0, a matrix without an
    ///   inverse, and numbers that are not finite.
    public convenience init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard let draw = callbacks.pointee.drawPattern else { return nil }
        let release = callbacks.pointee.releaseInfo
        self.init(
            bounds: bounds, matrix: matrix, step: CGSize(width: xStep, height: yStep), tiling: tiling, isColored: isColored,
            release: { release?(info) }, draw: { draw(info, $0) })
    }

    /// Makes a pattern whose cell a closure draws.
    package init?(
        bounds: CGRect, matrix: CGAffineTransform = .identity, step: CGSize, tiling: CGPatternTiling = .constantSpacing,
        isColored: Bool = true, release: @escaping () -> Void = {}, draw: @escaping (CGContext) -> Void
    ) {
        let bounds = bounds.standardized
        let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, step.width, step.height]
        guard numbers.allSatisfy(\.isFinite), bounds.width > 0, bounds.height > 0, step.width != 0, step.height != 0,
            matrix.isFinite, matrix.isInvertible
        else {
            Diagnostics.report(
                "pattern.unusable",
                "CGPattern: no pattern of cells \(bounds), every \(step), by \(matrix). Cells and steps must not be empty, numbers finite.")
            return nil
        }
        self.bounds = bounds
        self.matrix = matrix
        // Cells lie on both sides of the first, so that the sign changes nothing.
        self.step = CGSize(width: abs(step.width), height: abs(step.height))
        self.tiling = tiling
        self.isColored = isColored
        self.release = release
        self.draw = draw
    }

    deinit { release() }

    /// Draws the cell with its origin moved by whole steps.
    func drawCell(column: Int, row: Int, in context: CGContext) {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        context.clip(to: bounds)
        draw(context)
        context.restoreGState()
    }

    /// One period at a size in pixels, from what was kept if that has the same size.
    func tile(_ size: PixelSize, depth: Int) -> PixelBuffer {
        let last = kept.withLock { $0 }
        if let last, last.width == size.width, last.height == size.height { return last }
        let made = PatternGrid.drawTile(of: self, size, depth: depth)
        kept.withLock { $0 = made }
        return made
    }
}

/// How the cells of a pattern meet the pixels of what is drawn on.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells keep their shape, and start at whole pixels: spaces between them may differ by a pixel.
    case noDistortion = 0
    /// Spaces keep their size, and cells may be stretched by less than a pixel.
    case constantSpacingMinimalDistortion
    /// Spaces keep their size, and cells may be stretched to draw faster; here by less than a pixel too.
    case constantSpacing
}

/// Draws a pattern's cell; gets the pattern's `info` and a context in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Gets the pattern's `info` when the pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a ``CGPattern`` calls.
public struct CGPatternCallbacks {
    /// Of this struct; 0.
    public var version: UInt32
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Frees what `info` shows to.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Makes the callbacks; `version` is 0.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
