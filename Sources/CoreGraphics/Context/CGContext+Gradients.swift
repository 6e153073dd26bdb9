import Cairo

extension CGContext {
    /// Fills the clip with a linear gradient. The gradient extends beyond its ends only with the corresponding
    /// `options`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite else { return ignore("a gradient from \(start) to \(end)") }
        guard start != end, !state.isSingular, let slope = GradientSlope(from: start, to: end, in: state.matrix, over: canvas.bounds) else {
            return
        }
        switch slope.geometry {
        case .constant(let position):
            guard let color = gradient.color(at: position, options) else { return }
            mark(Self.unboundedClip) { cairo in
                use(color, on: cairo)
                cairo.paint()
            }
        case .line(let first, let last):
            // A document stores the gradient itself.
            guard document != nil else { return paint(LinearGradientRaster(GradientRamp(gradient, options), from: first, to: last)) }
            let pattern = try? CairoPattern(
                linearFrom: (Double(first.x), Double(first.y)), to: (Double(last.x), Double(last.y)))
            paint(pattern, gradient, options)
        }
    }

    /// Fills the clip with a gradient between two circles. The gradient extends beyond them only with the
    /// corresponding `options`.
    ///
    /// Negative radii and numbers that are not finite are reported and ignored. Circles are also ignored if the
    /// canvas shows less than a ten-thousandth of their size. The same is true of circles whose distance from the
    /// canvas is a hundred times their size.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let isValid = startCenter.isFinite && endCenter.isFinite && startRadius >= 0 && endRadius >= 0 && (startRadius + endRadius).isFinite
        guard isValid, !state.isSingular else {
            return isValid ? () : ignore("a gradient from \(startCenter), \(startRadius) to \(endCenter), \(endRadius)")
        }
        let distance = CGVector(dx: endCenter.x - startCenter.x, dy: endCenter.y - startCenter.y)
        let size = max(startRadius, endRadius, hypot(distance.dx, distance.dy))
        guard size > 0, startCenter != endCenter || startRadius != endRadius else { return }
        // Cairo's coordinates have 16.16 bits. The origin of the pattern space is therefore the start, and its unit is
        // a hundredth of the gradient's size.
        let unit = CGAffineTransform(a: size / 100, b: 0, c: 0, d: size / 100, tx: startCenter.x, ty: startCenter.y)
            .concatenating(state.matrix).inverted()
        let farCorner = CGPoint(x: canvas.width, y: canvas.height).applying(unit)
        let maximumCoordinate = max(abs(unit.tx), abs(unit.ty), abs(farCorner.x), abs(farCorner.y))
        let step = max(abs(unit.a), abs(unit.b), abs(unit.c), abs(unit.d))
        guard maximumCoordinate < 10_000, step > 0.001, step < 10_000, unit.isInvertible else {
            return ignore("a gradient from \(startCenter), \(startRadius) to \(endCenter), \(endRadius)")
        }
        let raster = RadialGradientRaster(
            GradientRamp(gradient, options), space: unit.concatenating(CGAffineTransform(scaleX: 0.01, y: 0.01)),
            centerOffset: CGVector(dx: distance.dx / size, dy: distance.dy / size), radii: (startRadius / size, endRadius / size),
            pixels: 100 / step)
        if let raster, document == nil { return paint(raster) }
        let pattern = try? CairoPattern(
            radialFrom: (0, 0), radius: Double(startRadius / size * 100),
            to: (Double(distance.dx / size * 100), Double(distance.dy / size * 100)), radius: Double(endRadius / size * 100))
        pattern?.setMatrix(unit.cairo)
        paint(pattern, gradient, options)
    }

    /// Paints a gradient pattern in pixels. Cairo extends a gradient at both ends or at neither. To end one side only,
    /// a transparent stop is added at the same position.
    private func paint(_ pattern: CairoPattern?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        guard let pattern, let first = gradient.colors.first, let last = gradient.colors.last else { return }
        pattern.setExtend(.pad)
        if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, to: pattern, isClear: true) }
        add(first, at: 0, to: pattern)
        for (location, color) in zip(gradient.locations, gradient.colors) { add(color, at: location, to: pattern) }
        add(last, at: 1, to: pattern)
        if !options.contains(.drawsAfterEndLocation) { add(last, at: 1, to: pattern, isClear: true) }
        mark(Self.unboundedClip) { cairo in
            setSource(inPixels: pattern, on: cairo)
            paintSource(on: cairo)
        }
    }

    private func add(_ color: CGColor, at location: CGFloat, to pattern: CairoPattern, isClear: Bool = false) {
        let value = color.rgba
        pattern.addStop(at: Double(location), red: value.x, green: value.y, blue: value.z, alpha: isClear ? 0 : value.w)
    }
}

extension CGGradient {
    /// Returns the colour at a position, 0…1 or beyond; `nil` if the `options` exclude the position.
    func color(at position: CGFloat, _ options: CGGradientDrawingOptions) -> CGColor? {
        if position < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
        if position > 1, !options.contains(.drawsAfterEndLocation) { return nil }
        guard let next = locations.firstIndex(where: { $0 > position }) else { return colors.last }
        guard next > 0 else { return colors.first }
        let fraction = Double((position - locations[next - 1]) / (locations[next] - locations[next - 1]))
        let (from, to) = (colors[next - 1].rgba, colors[next].rgba)
        return CGColor(rgba: from + (to - from) * fraction)
    }
}
