/// Drawing of a layer's contents.
extension Painter {
    func drawContents(_ contents: CGImage, _ node: RenderNode, _ place: Placement, alpha: CGFloat) {
        let properties = node.properties
        let own = place.own(node)
        let rect = ContentsPlacement.rect(of: properties, width: contents.width, height: contents.height)
        var clip = place.clip
        if properties.masksToBounds { clip = clip.intersection(PixelRect(around: properties.bounds.box(own))) }
        let share = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        guard share > 0, !clip.isEmpty else { return }
        if properties.contentsCenter == LayerProperties.unit, let spot = copySpot(rect, own, contents, properties.contentsRect) {
            // An image that is drawn pixel by pixel is aligned to whole pixels, so that moving text is as sharp as
            // text at rest.
            let box = clip.intersection(PixelRect(around: rect.box(own)))
            return canvas.blit(contents.buffer, isOpaque: contents.isOpaque, x: spot.x, y: spot.y, into: box, share: share)
        }
        guard let outline = Outline(inked(rect, contents, properties, own), own),
            let sampler = ImageSampler(contents, tools.caches, properties, rect, own)
        else { return }
        draw(sampler, outline, clip, share, isOpaque: contents.isOpaque)
    }

    /// Returns the part of the contents rectangle that has visible pixels.
    private func inked(_ rect: CGRect, _ image: CGImage, _ properties: LayerProperties, _ own: CGAffineTransform) -> CGRect {
        guard !image.isOpaque, properties.contentsRect == LayerProperties.unit, properties.contentsCenter == LayerProperties.unit,
            !image.ink.isEmpty
        else { return rect }
        let (x, y) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        // The margin is necessary because pixels are interpolated with their neighbours, and because a downsampled
        // copy has larger pixels.
        let margin = 2 + 3 / min(x * hypot(own.a, own.b), y * hypot(own.c, own.d))
        let ink = image.ink
        let part = CGRect(x: CGFloat(ink.x) * x, y: CGFloat(ink.y) * y, width: CGFloat(ink.width) * x, height: CGFloat(ink.height) * y)
        return part.insetBy(dx: -margin * x, dy: -margin * y).offsetBy(dx: rect.minX, dy: rect.minY).intersection(rect)
    }

    /// Returns the position of the top left pixel if the image is neither scaled nor rotated.
    private func copySpot(_ rect: CGRect, _ own: CGAffineTransform, _ image: CGImage, _ part: CGRect) -> (x: Int, y: Int)? {
        guard own.b == 0, own.c == 0, own.a > 0, own.d > 0 else { return nil }
        let width = CGFloat(image.width)
        let height = CGFloat(image.height)
        let off = CGSize(width: rect.width * own.a - width * part.width, height: rect.height * own.d - height * part.height)
        guard abs(off.width) < 1e-3, abs(off.height) < 1e-3 else { return nil }
        let (left, top) = (part.minX * width, part.minY * height)
        guard abs(left - left.rounded()) < 1e-3, abs(top - top.rounded()) < 1e-3 else { return nil }
        let x = snapped(rect.minX * own.a + own.tx) - left.rounded()
        let y = snapped(rect.minY * own.d + own.ty) - top.rounded()
        guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
        return (Int(x), Int(y))
    }

    /// Rounds halves up, with a tolerance for rounding errors.
    private func snapped(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-4).rounded(.down) }

    /// Draws the pixels of a source inside an outline; without an outline, in all of `clip`.
    func draw(_ source: some RowSource, _ outline: Outline?, _ clip: PixelRect, _ share: UInt32, isOpaque: Bool) {
        var walk = outline.map { CoverageWalk($0, tools.coverage) }
        var (memory, pixels) = (tools.memory, tools.row)
        (tools.memory, tools.row) = (SamplerMemory(), [])
        memory.range = 0..<0
        if pixels.count < clip.width { pixels = [UInt32](repeating: 0, count: clip.width) }
        let shares = tools.coverage.shares(0)
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let target = pixels.baseAddress else { return }
            for y in walk?.rows(in: clip) ?? clip.y..<clip.maxY {
                var row = CoverageRow(start: clip.x, solidStart: clip.x, solidEnd: clip.maxX, end: clip.maxX, solid: 255)
                if outline != nil {
                    guard let found = walk?.row(y)?.clipped(clip.x, clip.maxX), found.end > found.start else { continue }
                    row = found
                }
                source.read(row.start..<row.end, y, into: target, &memory)
                put(target, row, y, shares, share, isOpaque: isOpaque)
            }
        }
        (tools.memory, tools.row) = (memory, pixels)
    }

    /// Composites a row of pixels, the first one at the row's start, by the coverage of the row.
    func put(
        _ source: UnsafePointer<UInt32>, _ row: CoverageRow, _ y: Int, _ shares: UnsafePointer<UInt8>, _ share: UInt32, isOpaque: Bool
    ) {
        let target = canvas.row(y)
        func edge(_ range: Range<Int>) {
            for x in range {
                let pixel = PixelMath.scale(source[x - row.start], PixelMath.share(UInt32(shares[x]), share))
                target[x] = PixelMath.over(pixel, target[x])
            }
        }
        edge(row.start..<row.solidStart)
        let solid = PixelMath.share(row.solid, share)
        let count = row.solidEnd - row.solidStart
        if solid == 255, isOpaque {
            memcpy(target + row.solidStart, source + (row.solidStart - row.start), count * 4)
        } else {
            PixelKernels.blend(source + (row.solidStart - row.start), onto: target + row.solidStart, share: solid, count: count)
        }
        edge(row.solidEnd..<row.end)
    }
}
