import Cairo

extension CGContext {
    /// Sets a fill pattern. The fill space must be a pattern space, created with
    /// ``CGColorSpace/init(patternBaseSpace:)``.
    ///
    /// A pattern that does not match the space, or a wrong count, is reported and ignored.
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - components: For a coloured pattern, its alpha. For an uncoloured pattern, the components of the base space
    ///     followed by alpha. Each is 0…1.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setfillpattern(_:colorcomponents:)
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: [CGFloat]) {
        guard !ignoresColors, let color = color(pattern, components, in: state.fillSpace) else { return }
        state.fillColor = color
    }

    /// Sets a fill pattern from a pointer to as many components as the pattern and the fill space need.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let count = CGColor.componentCount(of: pattern, in: state.fillSpace)
        let list: [CGFloat] = Array(UnsafeBufferPointer(start: components, count: count))
        setFillPattern(pattern, colorComponents: list)
    }

    /// Sets a stroke pattern. The stroke space must be a pattern space, created with
    /// ``CGColorSpace/init(patternBaseSpace:)``.
    ///
    /// The components have the same meaning as in `setFillPattern`.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setstrokepattern(_:colorcomponents:)
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: [CGFloat]) {
        guard !ignoresColors, let color = color(pattern, components, in: state.strokeSpace) else { return }
        state.strokeColor = color
    }

    /// Sets a stroke pattern from a pointer to as many components as the pattern and the stroke space need.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let count = CGColor.componentCount(of: pattern, in: state.strokeSpace)
        let list: [CGFloat] = Array(UnsafeBufferPointer(start: components, count: count))
        setStrokePattern(pattern, colorComponents: list)
    }

    /// Sets the offset of subsequent patterns, in the initial user space. The offset is part of the graphics state;
    /// zero by default.
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

    /// The maximum nesting of patterns that draw with patterns.
    private static let maximumNesting = 4

    /// Sets a pattern as the source, with the alpha of the colour and of the state. A pattern that cannot be drawn
    /// becomes a transparent source.
    func use(_ pattern: CGPattern, of color: CGColor, on cairo: CairoContext) {
        guard patternDepth < Self.maximumNesting, let source = source(of: pattern, color, on: cairo) else {
            return cairo.setSource(red: 0, green: 0, blue: 0, alpha: 0)
        }
        setSource(inPixels: source, on: cairo)
    }

    private func source(of pattern: CGPattern, _ color: CGColor, on cairo: CairoContext) -> CairoPattern? {
        let grid = PatternGrid(pattern, phase: state.patternPhase, base: baseMatrix, over: visiblePixels(of: cairo))
        guard let grid else { return nil }
        if grid.drawsCellsSeparately {
            let cells = surface(of: grid.drawCells(depth: patternDepth + 1), color)
            return cells.flatMap {
                makePattern($0, CGAffineTransform(translationX: CGFloat(grid.area.x), y: CGFloat(grid.area.y)), .nearest, .none)
            }
        }
        guard Self.canSampleImage(grid.tileToPixels) else { return nil }
        let tile = surface(of: pattern.tile(grid.tileSize, depth: patternDepth + 1), color)
        return tile.flatMap { makePattern($0, grid.tileToPixels, grid.isPixelAligned ? .nearest : .good, .repeated) }
    }

    private func makePattern(
        _ surface: CairoSurface, _ toPixels: CGAffineTransform, _ filter: CairoFilter, _ extend: CairoExtend
    ) -> CairoPattern? {
        let source = try? CairoPattern(surface: surface)
        source?.setMatrix(toPixels.inverted().cairo)
        source?.setFilter(filter)
        source?.setExtend(extend)
        return source
    }

    /// Returns the pixels inside of the clip of a Cairo context, which may draw into the surface of a shadow or
    /// layer.
    func visiblePixels(of cairo: CairoContext) -> PixelRect {
        let savedMatrix = cairo.matrix
        cairo.matrix = .identity
        let box = cairo.clipExtents
        cairo.matrix = savedMatrix
        return PixelRect(clamping: CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY))
    }

    /// Copies pixels to a Cairo surface. Applies the alpha of the colour and of the state, and tints an uncoloured
    /// pattern.
    private func surface(of buffer: PixelBuffer, _ color: CGColor) -> CairoSurface? {
        guard let surface = try? CairoSurface(width: buffer.width, height: buffer.height, format: .argb32) else { return nil }
        var tint = color.patternTint
        tint.w *= Double(state.alpha)
        let pixels =
            color.pattern?.isColored == true
            ? buffer.faded(tint.w) : CGImage(buffer: buffer, isOpaque: false).tinted(CGColor(rgba: tint)).buffer
        surface.withPixels { base, bytesPerRow in
            pixels.withBytes { bytes in
                guard let from = bytes.baseAddress else { return }
                for row in 0..<pixels.height {
                    (base + row * bytesPerRow).copyMemory(from: from + row * pixels.bytesPerRow, byteCount: pixels.width * 4)
                }
            }
        }
        return surface
    }
}

extension PixelBuffer {
    /// Returns the pixels multiplied by an alpha of 0…1; the same buffer for an alpha of 1.
    fileprivate func faded(_ alpha: Double) -> PixelBuffer {
        let factor = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        guard factor < 255 else { return self }
        let result = copy()
        result.withMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = UInt8((UInt32(bytes[index]) * factor + 127) / 255) }
        }
        return result
    }
}
