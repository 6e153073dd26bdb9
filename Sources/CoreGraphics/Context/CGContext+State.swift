import Cairo

extension CGContext {
    /// Keeps the graphics state, to be brought back by ``restoreGState()``. The path under construction is not part of it.
    public func saveGState() {
        saved.append(.state(state))
        cairo.save()
    }

    /// Brings back the state that was kept last.
    ///
    /// Without one, or with only those from before the transparency layer that is open, it is reported and nothing changes.
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

    /// The width of lines in user space; 1 by default, and 0 draws none. Others, negative or not finite, are reported and ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return ignore("a line width of \(width)") }
        state.pen.width = width
    }

    /// How open ends look; butt by default.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
    /// How lines meet; miter by default.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// How far a sharp corner may reach, as a multiple of the line's width; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit > 0, limit.isFinite else { return ignore("a miter limit of \(limit)") }
        state.pen.miterLimit = limit
    }

    /// The lengths of dashes and gaps in turn, in user space; none by default, which draws a whole line.
    ///
    /// An odd count goes on with dashes and gaps exchanged. Lengths that are negative or not finite are reported, and the line stays
    /// as it is; where all of them are 0 the line is whole.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            return ignore("a dash of \(lengths) from \(phase)")
        }
        state.pen.dashes = lengths.contains { $0 > 0 } ? lengths.map { Double($0) } : []
        state.pen.dashPhase = Double(phase)
    }

    /// What everything drawn is multiplied with, cut to 0…1; 1 by default.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return ignore("an alpha of \(alpha)") }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// How what is drawn joins what is there; normal by default.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Whether edges are smoothed, where ``setAllowsAntialiasing(_:)`` lets them be; they are by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
        applyAntialiasing()
    }

    /// Whether edges may be smoothed at all; not part of the graphics state, and true by default.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        applyAntialiasing()
    }

    /// Cairo keeps one switch in its state, of which only a half belongs to ours.
    func applyAntialiasing() { cairo.setAntialias(state.antialiases && allowsAntialiasing) }

    /// In pixels, how far a curve may be off; 0 for the usual tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {
        guard flatness >= 0, flatness.isFinite else { return ignore("a flatness of \(flatness)") }
        cairo.setTolerance(flatness > 0 ? min(max(Double(flatness), 0.01), 100) : 0.1)
    }

    /// How carefully pictures are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    func ignore(_ what: String) {
        Diagnostics.report("context.bad-value", "CGContext: \(what) cannot be drawn with; it was ignored.")
    }
}
