import Cairo

extension CGContext {
    /// Keeps the graphics state, to be brought back by ``restoreGState()``. The path under construction is not part of it.
    public func saveGState() {
        savedStates.append(state)
        cairo.save()
    }

    /// Brings back the state that was kept last. Without one, a diagnostic is reported and nothing changes.
    public func restoreGState() {
        guard let last = savedStates.popLast() else {
            return Diagnostics.report(
                "context.unbalanced-restore", "CGContext: restoreGState() without a saved state. Each one needs a saveGState() before it.")
        }
        cairo.restore()
        state = last
    }

    /// Multiplies a transform into user space. One without an inverse, or that is not finite, is reported and ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let matrix = transform.concatenating(state.matrix)
        guard matrix.cairo.isUsable else {
            return Diagnostics.report("context.bad-transform", "CGContext: \(transform) cannot be undone; it was ignored.")
        }
        state.matrix = matrix
        cairo.matrix = matrix.cairo
    }

    /// Moves user space.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales user space.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns user space, by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// The width of lines in user space; 1 by default. Negative values and those that are not finite count as 0.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.isFinite ? max(0, width) : 0 }
    /// How open ends look; butt by default.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// How lines meet; miter by default.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// How far a sharp corner may reach, as a multiple of the line's width; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(1, limit) : 10 }

    /// The lengths of dashes and gaps in turn, in user space; none by default, which draws a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase.isFinite ? phase : 0
        state.dashLengths = lengths
    }

    /// What everything drawn is multiplied with, 0…1; 1 by default.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }
    /// How what is drawn joins what is there; normal by default.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Whether edges are smoothed; they are by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) { cairo.setAntialias(shouldAntialias) }

    /// How carefully pictures are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// The rectangle around what may be touched, in user space.
    public var boundingBoxOfClipPath: CGRect {
        let box = cairo.clipExtents
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}

extension CGAffineTransform {
    package var cairo: CairoMatrix {
        CairoMatrix(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}
