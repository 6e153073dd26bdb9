/// Where a node's superlayer puts it: the way to pixels, and what of them may be touched.
struct Placement: Equatable {
    /// The superlayer's coordinates to pixels.
    var transform: CGAffineTransform
    var clip: PixelRect
    /// Whether nothing above turns, fades or rounds what is drawn, so that its pixels may be moved.
    var isPlain: Bool

    /// The pixels that the node and all in it may touch.
    func extent(of node: RenderNode) -> PixelRect {
        guard node.isVisible else { return .empty }
        return PixelRect(around: node.extent.box(transform)).intersection(clip)
    }

    /// The node's own coordinates to pixels.
    func own(_ node: RenderNode) -> CGAffineTransform { node.toParent.concatenating(transform) }

    /// The pixels of the node's bounds.
    func bounds(of node: RenderNode) -> CGRect { node.properties.bounds.box(own(node)) }

    /// Where the node puts its sublayers.
    ///
    /// What scrolls stands on whole pixels, whatever its offset, so that its pixels can be moved and its text stays sharp.
    func inside(_ node: RenderNode) -> Placement {
        var inner = own(node)
        let properties = node.properties
        let isStraight = isPlain && properties.opacity == 1 && properties.transform == CATransform3DIdentity
        guard properties.masksToBounds else { return Placement(transform: inner, clip: clip, isPlain: isStraight) }
        let bounds = properties.bounds.box(inner)
        if properties.bounds.origin != .zero, inner.b == 0, inner.c == 0 {
            inner.tx = inner.tx.rounded()
            inner.ty = inner.ty.rounded()
        }
        let isPlain = isStraight && properties.cornerRadius == 0 && bounds.wholePixels != nil
        return Placement(transform: inner, clip: clip.intersection(PixelRect(around: bounds)), isPlain: isPlain)
    }
}

extension PixelRect {
    /// The smallest rectangle of whole pixels around `rect`; what lies on a pixel's edge but for rounding counts as on it.
    package init(around rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty, rect.isFiniteRect else {
            self = .empty
            return
        }
        let slack: CGFloat = 1e-4
        let limit: CGFloat = 1e9
        let left = Int(max(-limit, (rect.minX + slack).rounded(.down)))
        let top = Int(max(-limit, (rect.minY + slack).rounded(.down)))
        let right = Int(min(limit, (rect.maxX - slack).rounded(.up)))
        let bottom = Int(min(limit, (rect.maxY - slack).rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PixelRect {
    /// The largest rectangle of whole pixels in `rect`.
    init(inside rect: CGRect) {
        let slack: CGFloat = 1e-4
        guard !rect.isNull, rect.isFiniteRect, rect.width < 1e9, rect.height < 1e9, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else {
            self = .empty
            return
        }
        let left = Int((rect.minX - slack).rounded(.up))
        let top = Int((rect.minY - slack).rounded(.up))
        let right = Int((rect.maxX + slack).rounded(.down))
        let bottom = Int((rect.maxY + slack).rounded(.down))
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}

extension CGRect {
    /// The smallest upright rectangle around this one's mapped corners.
    func box(_ t: CGAffineTransform) -> CGRect {
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

    /// The pixels, if all four edges lie on whole ones.
    var wholePixels: PixelRect? {
        let slack: CGFloat = 1e-4
        for edge in [minX, minY, maxX, maxY] where abs(edge - edge.rounded()) > slack || abs(edge) > 1e9 { return nil }
        return PixelRect(
            x: Int(minX.rounded()), y: Int(minY.rounded()), width: Int(maxX.rounded()) - Int(minX.rounded()),
            height: Int(maxY.rounded()) - Int(minY.rounded()))
    }
}
