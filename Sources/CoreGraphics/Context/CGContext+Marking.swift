import Cairo

/// The common path of all drawing to the canvas.
extension CGContext {
    /// The limit of Cairo's 24.8-bit coordinates, with a reserve for line widths, in pixels.
    static let coordinateLimit: CGFloat = 2_097_152

    /// A rectangle that contains the whole clip.
    static let unboundedClip = CGRect(x: -coordinateLimit, y: -coordinateLimit, width: 2 * coordinateLimit, height: 2 * coordinateLimit)

    /// Runs `body`, which draws with Cairo, and handles shadows, masks, blend modes and the caller's memory. An empty
    /// area draws nothing.
    ///
    /// The body may run twice: for a shadow, it first draws with another Cairo context that has the same matrix. The
    /// body sets every property on which it depends, including colour and operator, and restores each state that it
    /// saves.
    ///
    /// - Parameter area: The area that the body may touch, in pixels; evaluated only if necessary.
    package func mark(_ area: @autoclosure () -> CGRect, _ body: (CairoContext) -> Void) {
        guard !state.isSingular, document?.isPageOpen ?? true else { return }
        if state.blendMode.usesPixelMixer, canvas.base != nil {
            markMixed(area(), body)
            if cairo.hasFailed { reportFailure() }
            return
        }
        let isBridged = bridge != nil && openLayers == 0
        if isBridged || state.shadow != nil || state.clipMask != nil {
            markSlowly(area(), body)
        } else {
            body(cairo)
        }
        if cairo.hasFailed { reportFailure() }
    }

    private func markSlowly(_ area: CGRect, _ body: (CairoContext) -> Void) {
        let bridge = openLayers == 0 ? bridge : nil
        var touched = area
        if let shadow = state.shadow { touched = touched.union(self.area(of: shadow, below: area)) }
        let pixels = PixelRect(clamping: touched).intersection(canvas.bounds)
        bridge?.load(pixels, into: canvas)
        if bridge != nil { cairo.markDirty() }
        draw(through: state.clipMask) {
            if let shadow = state.shadow { draw(shadow, below: area, body) }
            body(cairo)
        }
        guard let bridge else { return }
        cairo.flush()
        bridge.store(pixels, from: canvas)
    }

    /// Passes a colour, the alpha and the blend mode to Cairo.
    func use(_ color: CGColor, on cairo: CairoContext) {
        cairo.setOperator(state.blendMode.cairo)
        if let pattern = color.pattern { return use(pattern, of: color, on: cairo) }
        let value = color.rgba
        cairo.setSource(red: value.x, green: value.y, blue: value.z, alpha: value.w * Double(state.alpha))
    }

    /// Passes a pattern in pixel coordinates to Cairo, independent of user space.
    func setSource(inPixels pattern: CairoPattern, on cairo: CairoContext) {
        let savedMatrix = cairo.matrix
        cairo.matrix = .identity
        cairo.setSource(pattern)
        cairo.matrix = savedMatrix
    }

    /// Paints the source over the clip with the state's alpha and blend mode.
    func paintSource(on cairo: CairoContext) {
        if state.blendMode.isUnbounded {
            let savedMatrix = cairo.matrix
            cairo.matrix = .identity
            cairo.newPath()
            cairo.rectangle(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height))
            cairo.matrix = savedMatrix
            return fillInside(on: cairo, alpha: state.alpha)
        }
        cairo.setOperator(state.blendMode.cairo)
        if state.alpha < 1 { cairo.paint(alpha: Double(state.alpha)) } else { cairo.paint() }
    }

    /// Returns whether a rectangle has finite numbers. A rectangle with other numbers is reported, unless it is null.
    static func isDrawable(_ rect: CGRect) -> Bool {
        if rect.origin.isFinite, rect.size.width.isFinite, rect.size.height.isFinite { return true }
        if !rect.isNull {
            Diagnostics.report("context.not-finite", "CGContext: \(rect) has a number that is not finite; the call was ignored.")
        }
        return false
    }
}

extension PixelRect {
    /// Creates the rectangle of the pixels that `rect` touches, clamped to the range of contexts; empty for the null
    /// rectangle.
    init(clamping rect: CGRect) {
        let limit = CGContext.coordinateLimit
        guard rect.minX <= limit, rect.minY <= limit, rect.maxX >= -limit, rect.maxY >= -limit else { self = .empty; return }
        let left = Int(max(rect.minX, -limit).rounded(.down))
        let top = Int(max(rect.minY, -limit).rounded(.down))
        self.init(
            x: left, y: top, width: Int(min(rect.maxX, limit).rounded(.up)) - left, height: Int(min(rect.maxY, limit).rounded(.up)) - top)
    }
}
