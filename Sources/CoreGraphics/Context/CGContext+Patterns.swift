import Cairo

extension CGContext {
    /// Fills with a pattern; the fill space has to be a pattern space, made with ``CGColorSpace/init(patternBaseSpace:)``.
    ///
    /// A pattern of another kind than the space, or a wrong count, is reported and ignored.
    /// - Parameters:
    ///   - pattern: what is repeated.
    ///   - components: of a coloured pattern its alpha alone; of an uncoloured one those of the base space, followed by alpha; each 0…1.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setfillpattern(_:colorcomponents:)
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: [CGFloat]) {
        guard !ignoresColors, let color = color(pattern, components, in: state.fillSpace) else { return }
        state.fillColor = color
    }

    /// As with an array; as many components are read as the pattern and the fill space need.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let count = CGColor.componentCount(of: pattern, in: state.fillSpace)
        let list: [CGFloat] = Array(UnsafeBufferPointer(start: components, count: count))
        setFillPattern(pattern, colorComponents: list)
    }

    /// Draws lines with a pattern; the stroke space has to be a pattern space, made with ``CGColorSpace/init(patternBaseSpace:)``.
    ///
    /// Components are as for filling.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setstrokepattern(_:colorcomponents:)
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: [CGFloat]) {
        guard !ignoresColors, let color = color(pattern, components, in: state.strokeSpace) else { return }
        state.strokeColor = color
    }

    /// As with an array; as many components are read as the pattern and the stroke space need.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let count = CGColor.componentCount(of: pattern, in: state.strokeSpace)
        let list: [CGFloat] = Array(UnsafeBufferPointer(start: components, count: count))
        setStrokePattern(pattern, colorComponents: list)
    }

    /// Moves the patterns that are drawn from now on, in base space; part of the graphics state, zero by default.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setpatternphase(_:)
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return ignore("a pattern phase of \(phase)") }
        state.patternPhase = phase
    }

    private func color(_ pattern: CGPattern, _ components: [CGFloat], in space: CGColorSpace) -> CGColor? {
        guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else {
            Diagnostics.report(
                "context.pattern-space",
                "CGContext: \(pattern.isColored ? "a coloured" : "an uncoloured") pattern in the space \(space.name ?? "without a name"). "
                    + "Set CGColorSpace(patternBaseSpace:) before, for an uncoloured pattern with the base space of its components.")
            return nil
        }
        return CGColor(patternSpace: space, pattern: pattern, components: components)
    }

    /// How deep patterns may be drawn with patterns.
    private static let deepest = 4

    /// Makes a pattern the source, with the colour's alpha and the state's; one that cannot be drawn is a source of nothing.
    func use(_ pattern: CGPattern, of color: CGColor, on cairo: CairoContext) {
        guard patternDepth < Self.deepest, let source = source(of: pattern, color, on: cairo) else {
            return cairo.setSource(red: 0, green: 0, blue: 0, alpha: 0)
        }
        setSource(inPixels: source, on: cairo)
    }

    private func source(of pattern: CGPattern, _ color: CGColor, on cairo: CairoContext) -> CairoPattern? {
        let grid = PatternGrid(pattern, phase: state.patternPhase, base: baseMatrix, over: visiblePixels(of: cairo))
        guard let grid else { return nil }
        if grid.isDrawnByCells {
            let sheet = surface(of: grid.drawSheet(depth: patternDepth + 1), color)
            return sheet.flatMap {
                place($0, CGAffineTransform(translationX: CGFloat(grid.area.x), y: CGFloat(grid.area.y)), .nearest, .none)
            }
        }
        guard Self.isReadable(grid.tileToPixels) else { return nil }
        let tile = surface(of: pattern.tile(grid.tileSize, depth: patternDepth + 1), color)
        return tile.flatMap { place($0, grid.tileToPixels, grid.isExact ? .nearest : .good, .repeated) }
    }

    private func place(
        _ surface: CairoSurface, _ toPixels: CGAffineTransform, _ filter: CairoFilter, _ extend: CairoExtend
    ) -> CairoPattern? {
        let source = try? CairoPattern(surface: surface)
        source?.setMatrix(toPixels.inverted().cairo)
        source?.setFilter(filter)
        source?.setExtend(extend)
        return source
    }

    /// What the clip lets through, in pixels: also where that is not the canvas but a surface for a shadow or a layer.
    func visiblePixels(of cairo: CairoContext) -> PixelRect {
        let kept = cairo.matrix
        cairo.matrix = .identity
        let box = cairo.clipExtents
        cairo.matrix = kept
        return PixelRect(clamping: CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY))
    }

    /// The pixels in Cairo's memory, in the ink of an uncoloured pattern, and faded.
    private func surface(of buffer: PixelBuffer, _ color: CGColor) -> CairoSurface? {
        guard let surface = try? CairoSurface(width: buffer.width, height: buffer.height, format: .argb32) else { return nil }
        var ink = color.patternInk
        ink.w *= Double(state.alpha)
        let shown =
            color.pattern?.isColored == true
            ? buffer.faded(ink.w) : CGImage(buffer: buffer, isOpaque: false).tinted(CGColor(rgba: ink)).buffer
        surface.withPixels { base, bytesPerRow in
            shown.withBytes { bytes in
                guard let from = bytes.baseAddress else { return }
                for row in 0..<shown.height {
                    (base + row * bytesPerRow).copyMemory(from: from + row * shown.bytesPerRow, byteCount: shown.width * 4)
                }
            }
        }
        return surface
    }
}

extension PixelBuffer {
    /// The pixels with all components multiplied, 0…1; itself where that changes nothing.
    fileprivate func faded(_ alpha: Double) -> PixelBuffer {
        let share = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        guard share < 255 else { return self }
        let result = copy()
        result.withMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = UInt8((UInt32(bytes[index]) * share + 127) / 255) }
        }
        return result
    }
}
