/// The resizing of an image with caps: its corners keep their size, and the parts between them are stretched or
/// tiled.
///
/// Each axis is divided into a low cap, a middle and a high cap, which results in nine parts. Each part of the source
/// is drawn into the corresponding part of the target, scaled or as tiles. Caps that do not fit are compressed in
/// proportion.
struct ImageResizing: Hashable, Sendable {
    /// The caps, in points.
    var caps: UIEdgeInsets
    var mode: UIImage.ResizingMode

    /// Returns the part that is stretched, as fractions of the image's sides.
    ///
    /// - Parameter size: The size of the image, in points.
    func center(in size: CGSize, isMirrored: Bool) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let caps = isMirrored ? caps.mirrored : caps
        let left = min(caps.left / size.width, 1)
        let top = min(caps.top / size.height, 1)
        return CGRect(
            x: left, y: top, width: max(0, 1 - left - caps.right / size.width), height: max(0, 1 - top - caps.bottom / size.height))
    }

    /// Returns the image drawn at another size; `nil` for an invalid size.
    ///
    /// - Parameters:
    ///   - image: The upright pixels.
    ///   - scale: The number of pixels per point of the image.
    ///   - size: The new size, in points.
    ///   - targetScale: The number of pixels per point of the result.
    func resizedImage(of image: CGImage, scale: CGFloat, size: CGSize, targetScale: CGFloat, isMirrored: Bool = false) -> CGImage? {
        guard let target = PixelSize(drawable: (size.width * targetScale).rounded(), (size.height * targetScale).rounded()) else {
            return nil
        }
        let caps = isMirrored ? caps.mirrored : caps
        let columns = AxisCuts(image.width, low: caps.left, high: caps.right, scale, target: target.width, targetScale)
        let rows = AxisCuts(image.height, low: caps.top, high: caps.bottom, scale, target: target.height, targetScale)
        let buffer = PixelBuffer(width: target.width, height: target.height)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.setBlendMode(.copy)
        for row in 0..<3 {
            for column in 0..<3 {
                let part = CGRect(
                    x: columns.sourceEdges[column], y: rows.sourceEdges[row], width: columns.sourceLength(column),
                    height: rows.sourceLength(row))
                let targetRect = CGRect(
                    x: columns.targetEdges[column], y: rows.targetEdges[row], width: columns.targetLength(column),
                    height: rows.targetLength(row))
                guard part.width > 0, part.height > 0, targetRect.width > 0, targetRect.height > 0 else { continue }
                guard let piece = image.cropping(to: part) else { continue }
                let tile = CGSize(
                    width: mode == .tile && column == 1 ? part.width * targetScale / scale : targetRect.width,
                    height: mode == .tile && row == 1 ? part.height * targetScale / scale : targetRect.height)
                Self.fill(targetRect, with: piece, tile: tile, context)
            }
        }
        context.flush()
        return CGImage(buffer: buffer, isOpaque: image.isOpaque, hasAlpha: image.hasAlpha)
    }

    /// Fills a rectangle of whole pixels with tiles. The first tile is at the rectangle's top left corner.
    private static func fill(_ rect: CGRect, with image: CGImage, tile: CGSize, _ context: CGContext) {
        if tile == rect.size { return context.drawUpright(image, in: rect) }
        context.saveGState()
        context.clip(to: rect)
        // Core Graphics draws images upright if the y axis points up.
        context.translateBy(x: rect.minX, y: rect.minY + tile.height)
        context.scaleBy(x: 1, y: -1)
        context.setBlendMode(.normal)
        context.draw(image, in: CGRect(origin: .zero, size: tile), byTiling: true)
        context.restoreGState()
    }
}

/// The division of one axis into a low cap, a middle and a high cap, in source and target pixels.
private struct AxisCuts {
    let sourceEdges: [Int]
    let targetEdges: [Int]

    /// Creates the division.
    ///
    /// - Parameters:
    ///   - count: The number of source pixels.
    ///   - low: The low cap, in points. Caps that do not fit are compressed in proportion.
    ///   - high: The high cap, in points.
    ///   - target: The number of target pixels.
    init(_ count: Int, low: CGFloat, high: CGFloat, _ scale: CGFloat, target: Int, _ targetScale: CGFloat) {
        func pixelCount(_ length: CGFloat, _ limit: Int) -> Int { Int(min((length * scale).rounded(), CGFloat(limit))) }
        let start = pixelCount(low, count)
        let end = count - pixelCount(high, count - start)
        let lowLength = CGFloat(start) * targetScale / scale
        let highLength = CGFloat(count - end) * targetScale / scale
        let compression = lowLength + highLength > CGFloat(target) ? CGFloat(target) / (lowLength + highLength) : 1
        let targetStart = Int((lowLength * compression).rounded())
        sourceEdges = [0, start, end, count]
        targetEdges = [0, targetStart, max(targetStart, target - Int((highLength * compression).rounded())), target]
    }

    func sourceLength(_ index: Int) -> Int { sourceEdges[index + 1] - sourceEdges[index] }
    func targetLength(_ index: Int) -> Int { targetEdges[index + 1] - targetEdges[index] }
}

extension UIEdgeInsets {
    /// The insets with left and right exchanged.
    fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
