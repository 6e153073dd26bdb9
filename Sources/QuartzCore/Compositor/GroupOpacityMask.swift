/// The group opacity and the clipping edge of a layer that is composited as a group.
///
/// This method needs no offscreen buffer. The background pixels that the layer will not cover completely are saved, and
/// the layer is drawn over them. Then both are mixed by the coverage and the opacity. The result is the same as with an
/// offscreen buffer. Only the pixels with partial coverage cost time, for example those in rounded corners.
struct GroupOpacityMask {
    /// The outline that clips the layer and its sublayers; `nil` for no clipping.
    let outline: Outline?
    /// Whether the mask applies the layer's opacity. Otherwise the layer itself is drawn with its opacity.
    let appliesOpacity: Bool
    private let opacity: UInt32
    private let area: PixelRect
    private let scratch: CoverageScratch

    /// - Returns: `nil` if the layer can be drawn without a group mask.
    init?(_ node: RenderNode, _ placement: Placement, _ scratch: CoverageScratch) {
        let properties = node.properties
        var outline: Outline?
        if properties.masksToBounds, node.hasClippableContent {
            let transform = placement.pixelTransform(node)
            let isPlain =
                properties.cornerRadius == 0 && transform.preservesRectangles && properties.bounds.boundingBox(transform).wholePixels != nil
            if !isPlain {
                outline = Outline(properties, transform)
            }
        }
        let layerOpacity = placement.opacity(node)
        appliesOpacity = layerOpacity < 1 && (node.needsGroup || outline != nil && properties.allowsGroupOpacity)
        guard outline != nil || appliesOpacity else { return nil }
        self.outline = outline
        opacity = appliesOpacity ? UInt32((layerOpacity * 255).rounded()) : 255
        area = placement.clip
        self.scratch = scratch
    }

    /// Saves the background pixels that remain visible. Returns their start index in `saved`.
    func save(_ canvas: Canvas, _ saved: inout [UInt32]) -> Int {
        let start = saved.count
        forEachPiece { y, x, end, _, _ in
            saved.append(contentsOf: UnsafeBufferPointer(start: canvas.row(y) + x, count: end - x))
        }
        return start
    }

    /// Mixes the drawing with the saved pixels, and discards the saved pixels.
    func mix(_ canvas: Canvas, _ saved: inout [UInt32], from start: Int) {
        let opacity = opacity
        saved.withUnsafeBufferPointer { all in
            guard var old = all.baseAddress.map({ $0 + start }) else { return }
            forEachPiece { y, x, end, commonCoverage, coverage in
                let drawn = canvas.row(y) + x
                if let coverage {
                    for index in 0..<end - x {
                        drawn[index] = PixelMath.mix(
                            old[index], drawn[index], PixelMath.multiplyWeights(UInt32(coverage[x + index]), opacity))
                    }
                } else if commonCoverage == 0 {
                    memcpy(drawn, old, (end - x) * 4)
                } else {
                    PixelKernels.mix(old, into: drawn, weight: PixelMath.multiplyWeights(commonCoverage, opacity), count: end - x)
                }
                old += end - x
            }
        }
        saved.removeLast(saved.count - start)
    }

    /// Calls `body` for each run of pixels in a row that the layer does not cover completely. The coverage is one value
    /// for all pixels, or one for each pixel.
    private func forEachPiece(
        _ body: (_ y: Int, _ x: Int, _ end: Int, _ commonCoverage: UInt32, _ coverage: UnsafePointer<UInt8>?) -> Void
    ) {
        guard let outline else {
            for y in area.y..<area.maxY { body(y, area.x, area.maxX, 255, nil) }
            return
        }
        var converter = ScanConverter(outline, scratch)
        let rows = converter.rows(in: area)
        for y in area.y..<area.maxY {
            guard rows.contains(y), let row = converter.row(y)?.clipped(area.x, area.maxX) else {
                body(y, area.x, area.maxX, 0, nil)
                continue
            }
            if row.start > area.x { body(y, area.x, row.start, 0, nil) }
            if row.solidStart > row.start { body(y, row.start, row.solidStart, 0, converter.coverage) }
            if row.solidEnd > row.solidStart, row.solid < 255 || opacity < 255 { body(y, row.solidStart, row.solidEnd, row.solid, nil) }
            if row.end > row.solidEnd { body(y, row.solidEnd, row.end, 0, converter.coverage) }
            if area.maxX > row.end { body(y, row.end, area.maxX, 0, nil) }
        }
    }
}
