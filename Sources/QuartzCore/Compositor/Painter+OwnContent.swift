/// Drawing of a layer's own content.
extension Painter {
    func drawOwnContent(_ node: RenderNode, _ placement: Placement, alpha: CGFloat) {
        if let color = node.properties.backgroundColor, color.alpha > 0 { drawBackground(node, color, placement, alpha) }
        if let contents = node.contents { drawContents(contents, node, placement, alpha: alpha) }
        if node.properties.kind.drawsContent { drawKind(node, placement, alpha: alpha, isRound: true) }
    }

    private func drawBackground(_ node: RenderNode, _ color: CGColor, _ placement: Placement, _ alpha: CGFloat) {
        let properties = node.properties
        let transform = placement.pixelTransform(node)
        if color.pattern != nil {
            let outline = Outline(properties, transform)
            if let outline { fill(outline, placement.clip, with: color, transform, alpha) }
            return
        }
        let pixel = PixelMath.pixel(color.rgba, alpha: Double(alpha))
        if properties.cornerRadius == 0, transform.preservesRectangles, let box = properties.bounds.boundingBox(transform).wholePixels {
            return canvas.fill(box.intersection(placement.clip), with: pixel)
        }
        let outline = Outline(properties, transform)
        if let outline { fill(outline, placement.clip, pixel) }
    }

    /// Draws the border, which is inside of the bounds and in front of the sublayers.
    func drawBorder(_ node: RenderNode, _ placement: Placement, alpha: CGFloat) {
        let properties = node.properties
        guard let color = properties.borderColor else { return }
        let transform = placement.pixelTransform(node)
        let outline = Outline(properties, transform)
        guard let outline else { return }
        fill(
            outline, without: areaInsideBorder(of: properties, transform), placement.clip,
            PixelMath.pixel(color.rgba, alpha: Double(alpha)))
    }

    /// Returns the area inside of the border; `nil` if the border covers the whole layer.
    func areaInsideBorder(of properties: LayerProperties, _ transform: CGAffineTransform) -> Outline? {
        let width = properties.borderWidth
        guard width * 2 < min(properties.bounds.width, properties.bounds.height) else { return nil }
        return Outline(
            properties.bounds.insetBy(dx: width, dy: width), radius: max(0, properties.cornerRadius - width),
            corners: properties.maskedCorners, curve: properties.cornerCurve, transform)
    }

    // MARK: - Colours in outlines

    func fill(_ outline: Outline, _ clip: PixelRect, _ pixel: UInt32) {
        guard pixel != 0 else { return }
        var converter = ScanConverter(outline, tools.coverage)
        for y in converter.rows(in: clip) {
            guard let row = converter.row(y)?.clipped(clip.x, clip.maxX) else { continue }
            fill(row, y, converter.coverage, pixel)
        }
    }

    private func fill(_ row: CoverageRow, _ y: Int, _ rowCoverage: UnsafePointer<UInt8>, _ pixel: UInt32) {
        let target = canvas.row(y)
        PixelKernels.blend(pixel, onto: target + row.start, by: rowCoverage + row.start, count: row.solidStart - row.start)
        let solid = row.solid == 255 ? pixel : PixelMath.scale(pixel, row.solid)
        PixelKernels.blend(solid, onto: target + row.solidStart, count: row.solidEnd - row.solidStart)
        PixelKernels.blend(pixel, onto: target + row.solidEnd, by: rowCoverage + row.solidEnd, count: row.end - row.solidEnd)
    }

    /// Fills an outline, or all of `clip`, except for a hole.
    func fill(_ outline: Outline?, without hole: Outline?, _ clip: PixelRect, _ pixel: UInt32) {
        guard pixel != 0 else { return }
        var outer = outline.map { ScanConverter($0, tools.coverage, 0) }
        var inner = hole.map { ScanConverter($0, tools.coverage, 1) }
        let innerRows = inner?.rows(in: clip) ?? 0..<0
        for y in outer?.rows(in: clip) ?? clip.y..<clip.maxY {
            var row = CoverageRow(start: clip.x, solidStart: clip.x, solidEnd: clip.maxX, end: clip.maxX, solid: 255)
            if outline != nil {
                guard let found = outer?.row(y)?.clipped(clip.x, clip.maxX) else { continue }
                row = found
            }
            let rowCoverage = tools.coverage.row(0)
            guard innerRows.contains(y), let holeRow = inner?.row(y)?.clipped(clip.x, clip.maxX) else {
                fill(row, y, rowCoverage, pixel)
                continue
            }
            fillRing(row, holeRow, y, pixel)
        }
    }

    /// Fills the difference of two rows. In most rows, both have the same constant run, where the difference is
    /// empty.
    private func fillRing(_ row: CoverageRow, _ hole: CoverageRow, _ y: Int, _ pixel: UInt32) {
        let difference = tools.coverage.row(2)
        let outer = tools.coverage.row(0)
        let inner = tools.coverage.row(1)
        let sameStart = max(row.solidStart, hole.solidStart)
        let sameEnd = max(sameStart, min(row.solidEnd, hole.solidEnd))
        func subtract(_ range: Range<Int>) {
            for x in range {
                let covered = x >= row.solidStart && x < row.solidEnd ? row.solid : UInt32(outer[x])
                let isInHole = x >= hole.start && x < hole.end
                let removed = !isInHole ? 0 : x >= hole.solidStart && x < hole.solidEnd ? hole.solid : UInt32(inner[x])
                difference[x] = UInt8(covered > removed ? covered - removed : 0)
            }
            PixelKernels.blend(pixel, onto: canvas.row(y) + range.lowerBound, by: difference + range.lowerBound, count: range.count)
        }
        subtract(row.start..<max(row.start, min(sameStart, row.end)))
        if row.solid > hole.solid, sameEnd > sameStart {
            let pixel = PixelMath.scale(pixel, row.solid - hole.solid)
            PixelKernels.blend(pixel, onto: canvas.row(y) + sameStart, count: sameEnd - sameStart)
        }
        subtract(max(row.start, min(sameEnd, row.end))..<max(row.start, row.end))
    }
}
