import Cairo

extension CGContext {
    /// Fills the clip with colours along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end else { return }
        let pattern = try? CairoPattern(
            linearFrom: (Double(start.x), Double(start.y)), to: (Double(end.x), Double(end.y)))
        paint(pattern, gradient, options)
    }

    /// Fills the clip with colours between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
        guard startRadius >= 0, endRadius >= 0 else { return }
        let pattern = try? CairoPattern(
            radialFrom: (Double(startCenter.x), Double(startCenter.y)), radius: Double(startRadius),
            to: (Double(endCenter.x), Double(endCenter.y)), radius: Double(endRadius))
        paint(pattern, gradient, options)
    }

    /// Cairo extends a gradient at both ends or at none; where only one end goes on, the other gets a transparent stop.
    private func paint(_ pattern: CairoPattern?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        let stops = zip(gradient.locations, gradient.colors).sorted { $0.0 < $1.0 }
        if !options.isEmpty {
            pattern.setExtend(.pad)
            if !options.contains(.drawsBeforeStartLocation) { add(stops.first?.1, at: 0, to: pattern, isClear: true) }
        } else {
            pattern.setExtend(.none)
        }
        for (location, color) in stops { add(color, at: min(max(location, 0), 1), to: pattern, isClear: false) }
        if !options.isEmpty, !options.contains(.drawsAfterEndLocation) { add(stops.last?.1, at: 1, to: pattern, isClear: true) }
        cairo.setSource(pattern)
        cairo.setOperator(state.blendMode.cairo)
        if state.alpha < 1 { cairo.paint(alpha: Double(state.alpha)) } else { cairo.paint() }
    }

    private func add(_ color: CGColor?, at location: CGFloat, to pattern: CairoPattern, isClear: Bool) {
        guard let value = color?.rgba else { return }
        pattern.addStop(at: Double(location), red: value.x, green: value.y, blue: value.z, alpha: isClear ? 0 : value.w)
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
