import Cairo

extension CGContext {
    /// Saves the graphics state for ``restoreGState()``. The current path is not part of the state.
    public func saveGState() {
        saved.append(.state(state))
        cairo.save()
    }

    /// Restores the last saved state.
    ///
    /// A call without a saved state in the open transparency layer is reported and ignored.
    public func restoreGState() {
        guard case .state(let last)? = saved.last else {
            return Diagnostics.report(
                "context.unbalanced-restore", "CGContext: restoreGState() without a saved state. Each one needs a saveGState() before it.")
        }
        saved.removeLast()
        cairo.restore()
        state = last
        applyAntialiasing()
    }

    /// Sets the line width in user space; 1 by default, 0 draws nothing. A negative or nonfinite width is reported
    /// and ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return ignore("a line width of \(width)") }
        state.pen.width = width
    }

    /// Sets the shape of line ends; `butt` by default.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
    /// Sets the shape of line joins; `miter` by default.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// Sets the maximum length of a mitered corner, as a multiple of the line width; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit > 0, limit.isFinite else { return ignore("a miter limit of \(limit)") }
        state.pen.miterLimit = limit
    }

    /// Sets the alternating lengths of dashes and gaps, in user space; a solid line by default.
    ///
    /// With an odd count, dashes and gaps swap in each repetition. Negative or nonfinite lengths are reported and
    /// ignored. If all lengths are 0, the line is solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            return ignore("a dash of \(lengths) from \(phase)")
        }
        state.pen.dashes = lengths.contains { $0 > 0 } ? lengths.map { Double($0) } : []
        state.pen.dashPhase = Double(phase)
    }

    /// Sets the alpha of all drawing, clamped to 0…1; 1 by default.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return ignore("an alpha of \(alpha)") }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Sets the blend mode of all drawing; `normal` by default.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether edges are antialiased, if ``setAllowsAntialiasing(_:)`` allows that; `true` by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
        applyAntialiasing()
    }

    /// Sets whether antialiasing is allowed; `true` by default. The value is not part of the graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        applyAntialiasing()
    }

    /// Applies the antialiasing setting. Cairo's state has one value, which combines the state's value and the
    /// context's value.
    func applyAntialiasing() { cairo.setAntialias(state.antialiases && allowsAntialiasing) }

    /// Sets the flatness of curves, in pixels; 0 selects the default of a tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {
        guard flatness >= 0, flatness.isFinite else { return ignore("a flatness of \(flatness)") }
        cairo.setTolerance(flatness > 0 ? min(max(Double(flatness), 0.01), 100) : 0.1)
    }

    /// The interpolation quality of scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    func ignore(_ what: String) {
        Diagnostics.report("context.bad-value", "CGContext: \(what) cannot be drawn with; it was ignored.")
    }
}
