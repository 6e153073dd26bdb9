import Cairo

extension CGContext {
    /// Sets a black shadow with an alpha of 1/3 for all subsequent drawing.
    ///
    /// - Parameters:
    ///   - offset: The offset in the initial user space of the context. Later transforms do not change the offset.
    ///   - blur: The blur, in the initial user space; 0 is sharp.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets a shadow for all subsequent drawing; `nil`, or a transparent colour, removes the shadow.
    ///
    /// - Parameters:
    ///   - offset: The offset in the initial user space of the context. Later transforms do not change the offset.
    ///   - blur: The blur, in the initial user space; 0 is sharp.
    ///   - color: The colour of the shadow, including its alpha.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        guard offset.width.isFinite, offset.height.isFinite, blur >= 0, blur.isFinite else {
            return ignore("a shadow at \(offset) with a blur of \(blur)")
        }
        state.shadow = Shadow(offset: offset, blur: blur, color: color)
    }

    /// Returns the offset in pixels, with the y axis down; `nil` if the offset exceeds every canvas, so that nothing of
    /// the shadow is visible.
    private func shift(of shadow: Shadow) -> (x: Int, y: Int)? {
        let offset = shadow.offset.applying(baseMatrix)
        guard abs(offset.width) < 32_767, abs(offset.height) < 32_767 else { return nil }
        return (Int(offset.width.rounded()), Int(offset.height.rounded()))
    }

    /// Returns the area of the shadow of `area`, in pixels.
    func area(of shadow: Shadow, below area: CGRect) -> CGRect {
        guard !area.isNull, let shift = shift(of: shadow) else { return area }
        let margin = CGFloat(blur(of: shadow).extent + 1)
        return area.offsetBy(dx: CGFloat(shift.x), dy: CGFloat(shift.y)).insetBy(dx: -margin, dy: -margin)
    }

    /// Draws the coverage of `body` into a surface, blurs the surface, and paints the shadow's colour through it.
    func draw(_ shadow: Shadow, below area: CGRect, _ body: (CairoContext) -> Void) {
        guard let shift = shift(of: shadow) else { return }
        let blur = blur(of: shadow)
        // Pixels farther away than the blur's reach do not contribute to the visible shadow.
        let visible = canvas.bounds.offset(x: -shift.x, y: -shift.y).grown(by: blur.extent)
        let box = PixelRect(clamping: area).grown(by: 1).intersection(visible).grown(by: blur.extent)
        guard box.width > 2 * blur.extent, box.height > 2 * blur.extent, let shape = coverage(box, body) else { return }
        shape.withPixels { base, bytesPerRow in
            blur.apply(to: base.assumingMemoryBound(to: UInt8.self), width: box.width, height: box.height, bytesPerRow: bytesPerRow)
        }
        let color = shadow.color.rgba
        cairo.matrix = .identity
        cairo.setSource(red: color.x, green: color.y, blue: color.z, alpha: color.w)
        cairo.setOperator(state.blendMode.cairo)
        cairo.mask(shape, x: Double(box.x + shift.x), y: Double(box.y + shift.y))
        cairo.matrix = state.matrix.cairo
    }

    /// Returns the coverage of `body` in a box of pixels. The clip is ignored: it clips the shadow, but not the shape
    /// that casts the shadow.
    private func coverage(_ box: PixelRect, _ body: (CairoContext) -> Void) -> CairoSurface? {
        guard let surface = try? CairoSurface(width: box.width, height: box.height, format: .alpha8) else { return nil }
        surface.setDeviceOffset(x: Double(-box.x), y: Double(-box.y))
        guard let context = try? CairoContext(surface) else { return nil }
        context.matrix = state.matrix.cairo
        context.setAntialias(state.antialiases && allowsAntialiasing)
        let mode = state.blendMode
        state.blendMode = .normal
        body(context)
        state.blendMode = mode
        surface.setDeviceOffset(x: 0, y: 0)
        return surface
    }

    private func blur(of shadow: Shadow) -> BoxBlur {
        BoxBlur(deviation: Double(shadow.blur * hypot(baseMatrix.a, baseMatrix.b)) / 2)
    }
}

extension PixelRect {
    fileprivate func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
