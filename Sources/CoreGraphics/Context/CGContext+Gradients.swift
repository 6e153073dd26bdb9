import Cairo

extension CGContext {
    /// Fills the clip with colours along a line; beyond its ends only where `options` say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite else { return ignore("a gradient from \(start) to \(end)") }
        guard start != end else { return }
        let pattern = try? CairoPattern(
            linearFrom: (Double(start.x), Double(start.y)), to: (Double(end.x), Double(end.y)))
        paint(pattern, gradient, options)
    }

    /// Fills the clip with colours from one circle to another; beyond them only where `options` say so.
    ///
    /// Negative radii and numbers that are not finite are reported and ignored.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite else {
            return ignore("a gradient from \(startCenter), \(startRadius) to \(endCenter), \(endRadius)")
        }
        guard startCenter != endCenter || startRadius != endRadius else { return }
        let pattern = try? CairoPattern(
            radialFrom: (Double(startCenter.x), Double(startCenter.y)), radius: Double(startRadius),
            to: (Double(endCenter.x), Double(endCenter.y)), radius: Double(endRadius))
        paint(pattern, gradient, options)
    }

    /// Cairo extends a gradient at both ends or at none; where one end stops, a transparent stop at its very place does it.
    private func paint(_ pattern: CairoPattern?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        guard let pattern, let first = gradient.colors.first, let last = gradient.colors.last else { return }
        pattern.setExtend(.pad)
        if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, to: pattern, isClear: true) }
        add(first, at: 0, to: pattern)
        for (location, color) in zip(gradient.locations, gradient.colors) { add(color, at: location, to: pattern) }
        add(last, at: 1, to: pattern)
        if !options.contains(.drawsAfterEndLocation) { add(last, at: 1, to: pattern, isClear: true) }
        mark(Self.everywhere) { cairo in
            cairo.setSource(pattern)
            paintSource(on: cairo)
        }
    }

    private func add(_ color: CGColor, at location: CGFloat, to pattern: CairoPattern, isClear: Bool = false) {
        let value = color.rgba
        pattern.addStop(at: Double(location), red: value.x, green: value.y, blue: value.z, alpha: isClear ? 0 : value.w)
    }
}
