/// Drawing of a layer's contents.
extension Painter {
    func drawContents(_ contents: CGImage, _ node: RenderNode, _ placement: Placement, alpha: CGFloat) {
        let properties = node.properties
        let transform = placement.pixelTransform(node)
        let rect = ContentsPlacement.rect(of: properties, width: contents.width, height: contents.height)
        var clip = placement.clip
        if properties.masksToBounds { clip = clip.intersection(PixelRect(around: properties.bounds.boundingBox(transform))) }
        let opacity = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        guard opacity > 0, !clip.isEmpty else { return }
        if properties.contentsCenter == LayerProperties.unitRect,
            let origin = unscaledOrigin(rect, transform, contents, properties.contentsRect)
        {
            // An image that is drawn pixel by pixel is aligned to whole pixels, so that moving text is as sharp as
            // text at rest.
            let box = clip.intersection(PixelRect(around: rect.boundingBox(transform)))
            return canvas.blit(contents.buffer, isOpaque: contents.isOpaque, x: origin.x, y: origin.y, into: box, opacity: opacity)
        }
        guard let outline = Outline(inkRect(rect, contents, properties, transform), transform),
            let sampler = ImageSampler(contents, tools.caches, properties, rect, transform)
        else { return }
        draw(sampler, outline, clip, opacity, isOpaque: contents.isOpaque)
    }

    /// Returns the part of the contents rectangle that has visible pixels, with a margin for interpolation.
    private func inkRect(_ rect: CGRect, _ image: CGImage, _ properties: LayerProperties, _ transform: CGAffineTransform) -> CGRect {
        guard !image.isOpaque, properties.contentsRect == LayerProperties.unitRect, properties.contentsCenter == LayerProperties.unitRect,
            !image.visibleBounds.isEmpty
        else { return rect }
        let (x, y) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        // Pixels are interpolated with their neighbours, and a downsampled copy has larger pixels.
        let margin = 2 + 3 / min(x * hypot(transform.a, transform.b), y * hypot(transform.c, transform.d))
        let ink = image.visibleBounds
        let part = CGRect(x: CGFloat(ink.x) * x, y: CGFloat(ink.y) * y, width: CGFloat(ink.width) * x, height: CGFloat(ink.height) * y)
        return part.insetBy(dx: -margin * x, dy: -margin * y).offsetBy(dx: rect.minX, dy: rect.minY).intersection(rect)
    }

    /// Returns the position of the top left pixel if the image is neither scaled nor rotated.
    private func unscaledOrigin(_ rect: CGRect, _ transform: CGAffineTransform, _ image: CGImage, _ part: CGRect) -> (x: Int, y: Int)? {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
        let width = CGFloat(image.width)
        let height = CGFloat(image.height)
        let error = CGSize(width: rect.width * transform.a - width * part.width, height: rect.height * transform.d - height * part.height)
        guard abs(error.width) < 1e-3, abs(error.height) < 1e-3 else { return nil }
        let (left, top) = (part.minX * width, part.minY * height)
        guard abs(left - left.rounded()) < 1e-3, abs(top - top.rounded()) < 1e-3 else { return nil }
        let x = snapped(rect.minX * transform.a + transform.tx) - left.rounded()
        let y = snapped(rect.minY * transform.d + transform.ty) - top.rounded()
        guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
        return (Int(x), Int(y))
    }

    /// Rounds halves up, with a tolerance for rounding errors.
    private func snapped(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-4).rounded(.down) }

    /// Draws the pixels of a source inside an outline; without an outline, in all of `clip`.
    func draw(_ source: some RowSource, _ outline: Outline?, _ clip: PixelRect, _ opacity: UInt32, isOpaque: Bool) {
        var converter = outline.map { ScanConverter($0, tools.coverage) }
        var (state, pixels) = (tools.samplerState, tools.row)
        (tools.samplerState, tools.row) = (SamplerState(), [])
        state.range = 0..<0
        if pixels.count < clip.width { pixels = [UInt32](repeating: 0, count: clip.width) }
        let coverage = tools.coverage.row(0)
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let target = pixels.baseAddress else { return }
            for y in converter?.rows(in: clip) ?? clip.y..<clip.maxY {
                var row = CoverageRow(start: clip.x, solidStart: clip.x, solidEnd: clip.maxX, end: clip.maxX, solid: 255)
                if outline != nil {
                    guard let found = converter?.row(y)?.clipped(clip.x, clip.maxX), found.end > found.start else { continue }
                    row = found
                }
                source.read(row.start..<row.end, y, into: target, &state)
                compositeRow(target, row, y, coverage, opacity, isOpaque: isOpaque)
            }
        }
        (tools.samplerState, tools.row) = (state, pixels)
    }

    /// Composites a row of source pixels into the canvas, weighted by the coverage of the row. `source` starts with the
    /// pixel at `row.start`.
    func compositeRow(
        _ source: UnsafePointer<UInt32>, _ row: CoverageRow, _ y: Int, _ coverage: UnsafePointer<UInt8>, _ opacity: UInt32, isOpaque: Bool
    ) {
        let target = canvas.row(y)
        func edge(_ range: Range<Int>) {
            for x in range {
                let pixel = PixelMath.scale(source[x - row.start], PixelMath.multiplyWeights(UInt32(coverage[x]), opacity))
                target[x] = PixelMath.over(pixel, target[x])
            }
        }
        edge(row.start..<row.solidStart)
        let solid = PixelMath.multiplyWeights(row.solid, opacity)
        let count = row.solidEnd - row.solidStart
        if solid == 255, isOpaque {
            memcpy(target + row.solidStart, source + (row.solidStart - row.start), count * 4)
        } else {
            PixelKernels.blend(source + (row.solidStart - row.start), onto: target + row.solidStart, alpha: solid, count: count)
        }
        edge(row.solidEnd..<row.end)
    }
}
