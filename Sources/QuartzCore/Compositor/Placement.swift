/// The position of a node: the transform from its superlayer to pixels, and the pixels that the node may touch.
struct Placement: Equatable {
    /// The transform from the superlayer's coordinates to pixels.
    var transform: CGAffineTransform
    var clip: PixelRect
    /// Whether all ancestors are opaque, upright and without rounded corners. The pixels of other nodes are not moved.
    var isPlain: Bool
    /// The transform of the 3D space that contains the node, before the projection into the superlayer's plane; `nil`
    /// if the node is in that plane.
    var space: CATransform3D?
    /// The transform from the node's own coordinates to pixels, if it is not derived from the superlayer's transform;
    /// otherwise `nil`.
    var transformOverride: CGAffineTransform?
    /// The product of the opacities of all ancestors without group opacity, 0…1.
    var alpha: CGFloat = 1
    /// Whether the ancestors mirror the node, which swaps front and back.
    var isMirrored = false

    init(transform: CGAffineTransform, clip: PixelRect, isPlain: Bool) {
        self.transform = transform
        self.clip = clip
        self.isPlain = isPlain
    }

    /// Returns the pixels that the node and its descendants may touch.
    func extent(of node: RenderNode) -> PixelRect {
        guard node.isVisible else { return .empty }
        if let transformOverride { return PixelRect(around: node.drawingBox.boundingBox(transformOverride)).intersection(clip) }
        return PixelRect(around: node.extent(in: space).boundingBox(transform)).intersection(clip)
    }

    /// Returns the transform from the node's own coordinates to pixels, without any perspective.
    func pixelTransform(_ node: RenderNode) -> CGAffineTransform {
        transformOverride ?? node.transformToSuperlayer.concatenating(transform)
    }

    /// Returns the projection from the node's own coordinates to pixels.
    func projection(_ node: RenderNode) -> Projection {
        if let transformOverride { return Projection(transformOverride) }
        guard space != nil || node.traits.contains(.perspective) else { return Projection(pixelTransform(node)) }
        return Projection(node.matrix(in: space)).concatenating(Projection(transform))
    }

    /// Returns whether the node is drawn from an intermediate image.
    func needsImage(_ node: RenderNode) -> Bool { space != nil || node.traits.contains(.intermediateImage) }

    /// Returns the node's bounds, in pixels.
    func bounds(of node: RenderNode) -> CGRect { node.properties.bounds.boundingBox(pixelTransform(node)) }

    /// Returns the effective opacity of the node, 0…1.
    func opacity(_ node: RenderNode) -> CGFloat { CGFloat(node.properties.opacity) * alpha }

    /// Returns the placement of the node's sublayers.
    ///
    /// The content of a scrolled layer is aligned to whole pixels at any offset, so its pixels can be moved and its
    /// text stays sharp.
    func childPlacement(_ node: RenderNode) -> Placement {
        var matrixToPixels = pixelTransform(node)
        let properties = node.properties
        let isChildPlain =
            isPlain && properties.opacity == 1 && properties.isFlat && node.mask == nil && !needsImage(node) && !properties.drawsOffscreen
        var result = Placement(transform: matrixToPixels, clip: clip, isPlain: isChildPlain)
        if properties.masksToBounds {
            let bounds = properties.bounds.boundingBox(matrixToPixels)
            if properties.bounds.origin != .zero, matrixToPixels.b == 0, matrixToPixels.c == 0 {
                matrixToPixels.tx = matrixToPixels.tx.rounded()
                matrixToPixels.ty = matrixToPixels.ty.rounded()
            }
            result.transform = matrixToPixels
            result.isPlain = isChildPlain && properties.cornerRadius == 0 && bounds.wholePixels != nil
            result.clip = clip.intersection(PixelRect(around: bounds))
        }
        if !properties.allowsGroupOpacity { result.alpha = opacity(node) }
        result.isMirrored = isMirrored != properties.isGeometryFlipped
        guard let matrix = node.sublayerMatrix else { return result }
        if matrix.isFlatAffine {
            result.transform = Projection(matrix).affine.concatenating(result.transform)
            result.isPlain = false
        } else {
            result.space = matrix
            result.isPlain = false
        }
        return result
    }

    /// Returns the placement in an image whose first pixel is at `x`, `y`.
    func moved(x: Int, y: Int) -> Placement {
        var result = self
        let translation = CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y))
        result.transform = transform.concatenating(translation)
        result.transformOverride = transformOverride?.concatenating(translation)
        result.clip = clip.offset(x: -x, y: -y)
        return result
    }
}

extension PixelRect {
    /// Creates the smallest rectangle of whole pixels around `rect`. Edges within the rounding tolerance of a pixel's
    /// edge count as aligned.
    package init(around rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty, rect.isFiniteRect else {
            self = .empty
            return
        }
        let tolerance: CGFloat = 1e-4
        let limit: CGFloat = 1e9
        func pixel(_ edge: CGFloat) -> Int { Int(min(max(edge, -limit), limit)) }
        let (left, right) = (pixel((rect.minX + tolerance).rounded(.down)), pixel((rect.maxX - tolerance).rounded(.up)))
        let (top, bottom) = (pixel((rect.minY + tolerance).rounded(.down)), pixel((rect.maxY - tolerance).rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PixelRect {
    /// Creates the largest rectangle of whole pixels inside `rect`.
    init(inside rect: CGRect) {
        let tolerance: CGFloat = 1e-4
        guard !rect.isNull, rect.isFiniteRect, rect.width < 1e9, rect.height < 1e9, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else {
            self = .empty
            return
        }
        let left = Int((rect.minX - tolerance).rounded(.up))
        let top = Int((rect.minY - tolerance).rounded(.up))
        let right = Int((rect.maxX + tolerance).rounded(.down))
        let bottom = Int((rect.maxY + tolerance).rounded(.down))
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}

extension CGRect {
    /// Returns the bounding box of the transformed rectangle.
    func boundingBox(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let x0 = t.a * minX
        let x1 = t.a * maxX
        let y0 = t.d * minY
        let y1 = t.d * maxY
        guard t.b != 0 || t.c != 0 else {
            return CGRect(x: min(x0, x1) + t.tx, y: min(y0, y1) + t.ty, width: abs(x1 - x0), height: abs(y1 - y0))
        }
        let (shearX0, shearX1) = (t.c * minY, t.c * maxY)
        let (shearY0, shearY1) = (t.b * minX, t.b * maxX)
        let left = min(x0, x1) + min(shearX0, shearX1)
        let top = min(y0, y1) + min(shearY0, shearY1)
        return CGRect(
            x: left + t.tx, y: top + t.ty, width: max(x0, x1) + max(shearX0, shearX1) - left,
            height: max(y0, y1) + max(shearY0, shearY1) - top)
    }

    /// The rectangle in pixels if all four edges are on whole pixels; otherwise `nil`.
    var wholePixels: PixelRect? {
        let tolerance: CGFloat = 1e-4
        for edge in [minX, minY, maxX, maxY] where !(abs(edge - edge.rounded()) <= tolerance && abs(edge) <= 1e9) { return nil }
        return PixelRect(
            x: Int(minX.rounded()), y: Int(minY.rounded()), width: Int(maxX.rounded()) - Int(minX.rounded()),
            height: Int(maxY.rounded()) - Int(minY.rounded()))
    }
}
