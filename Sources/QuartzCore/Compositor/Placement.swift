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
        return PixelRect(around: node.extent.applying(transform)).intersection(clip)
    }

    /// The node's own coordinates to pixels.
    func own(_ node: RenderNode) -> CGAffineTransform { node.toParent.concatenating(transform) }

    /// The pixels of the node's bounds.
    func bounds(of node: RenderNode) -> CGRect { node.properties.bounds.applying(own(node)) }

    /// Where the node puts its sublayers.
    ///
    /// What scrolls stands on whole pixels, whatever its offset, so that its pixels can be moved and its text stays sharp.
    func inside(_ node: RenderNode) -> Placement {
        var inner = own(node)
        let properties = node.properties
        guard properties.masksToBounds else {
            return Placement(transform: inner, clip: clip, isPlain: isPlain && keepsPixels(node))
        }
        let box = PixelRect(around: properties.bounds.applying(inner))
        if properties.bounds.origin != .zero, inner.b == 0, inner.c == 0 {
            inner.tx = inner.tx.rounded()
            inner.ty = inner.ty.rounded()
        }
        return Placement(transform: inner, clip: clip.intersection(box), isPlain: isPlain && keepsPixels(node))
    }

    private func keepsPixels(_ node: RenderNode) -> Bool {
        let properties = node.properties
        guard properties.opacity == 1, properties.transform == CATransform3DIdentity else { return false }
        return !(properties.masksToBounds && properties.cornerRadius > 0)
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

extension CGRect {
    /// The pixels, if all four edges lie on whole ones.
    var wholePixels: PixelRect? {
        let slack: CGFloat = 1e-4
        for edge in [minX, minY, maxX, maxY] where abs(edge - edge.rounded()) > slack || abs(edge) > 1e9 { return nil }
        return PixelRect(
            x: Int(minX.rounded()), y: Int(minY.rounded()), width: Int(maxX.rounded()) - Int(minX.rounded()),
            height: Int(maxY.rounded()) - Int(minY.rounded()))
    }
}
