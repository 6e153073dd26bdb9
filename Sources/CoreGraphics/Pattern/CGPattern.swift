import Synchronization

/// A drawing that is repeated over the filled or stroked area.
///
/// The callback draws one cell. The drawing is cached, so the callback must always draw the same content. It may be
/// called on any thread that draws with the pattern.
///
/// A coloured pattern has the colours that its callback sets. An uncoloured pattern is a mask: its callback cannot
/// set colours, and the mask is drawn in the colour that is specified with the pattern.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpattern
//
// Unchecked because the callbacks and `info` belong to the caller, who is responsible for their thread safety, as
// with Apple's. The stored properties are immutable after `init`, except for the cached cell, which a lock guards.
public final class CGPattern: @unchecked Sendable {
    /// The cell, in pattern space. Drawing outside of the cell is clipped.
    package let bounds: CGRect
    /// The transform from pattern space to the context's initial user space, which later transforms do not change.
    package let matrix: CGAffineTransform
    /// The distances between cells, in pattern space; both above 0.
    package let step: CGSize
    /// The alignment of cells to pixels.
    package let tiling: CGPatternTiling
    /// Whether the callback sets colours.
    package let isColored: Bool
    private let draw: (CGContext) -> Void
    private let release: () -> Void
    private let cachedTile = Mutex<PixelBuffer?>(nil)

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - info: The first argument of the callbacks.
    ///   - bounds: The cell, in pattern space.
    ///   - matrix: The transform from pattern space to the initial user space of the context; for a view, points
    ///     with the y axis down.
    ///   - xStep: The distance between cells along x, in pattern space. Cells overlap with a smaller step, and are
    ///     separated with a larger one.
    ///   - yStep: The distance between cells along y.
    ///   - tiling: The alignment of cells to pixels.
    ///   - isColored: Whether the callback sets colours.
    ///   - callbacks: The callbacks, which are copied. `drawPattern` draws the cell, and `releaseInfo` is called once
    ///     when the pattern is deallocated.
    /// - Returns: `nil`, with a diagnostic, for an empty cell, a step of 0, a singular matrix or nonfinite numbers.
    ///   Also `nil` without a drawing callback.
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

    /// Creates a pattern whose cell a closure draws.
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
        // Cells lie on both sides of the first one, so the sign is irrelevant.
        self.step = CGSize(width: abs(step.width), height: abs(step.height))
        self.tiling = tiling
        self.isColored = isColored
        self.release = release
        self.draw = draw
    }

    deinit { release() }

    /// Draws the cell of a column and row: its origin is moved by whole steps.
    func drawCell(column: Int, row: Int, in context: CGContext) {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        context.clip(to: bounds)
        draw(context)
        context.restoreGState()
    }

    /// Returns an image of one period of the pattern, at a size in pixels. The cached image is reused if its size is
    /// equal.
    func tile(_ size: PixelSize, depth: Int) -> PixelBuffer {
        let cached = cachedTile.withLock { $0 }
        if let cached, cached.width == size.width, cached.height == size.height { return cached }
        let image = PatternGrid.drawTile(of: self, size, depth: depth)
        cachedTile.withLock { $0 = image }
        return image
    }
}

/// The alignment of a pattern's cells to the destination's pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells keep their shape and start at whole pixels. The spacing may vary by a pixel.
    case noDistortion = 0
    /// The spacing is constant, and cells may be stretched by less than a pixel.
    case constantSpacingMinimalDistortion
    /// The spacing is constant, and cells may be stretched for speed. Here, they are stretched by less than a pixel.
    case constantSpacing
}

/// A function that draws a pattern's cell. Receives the pattern's `info` and a context in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function that is called with the pattern's `info` when the pattern is deallocated.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a ``CGPattern``.
public struct CGPatternCallbacks {
    /// The version of the structure; 0.
    public var version: UInt32
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Releases the `info`.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates the callbacks; `version` must be 0.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
