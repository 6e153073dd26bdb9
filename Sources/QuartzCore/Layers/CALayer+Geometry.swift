extension CALayer {
    /// A point of this layer, in the coordinates of another of the same tree; `nil` stands for the topmost.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(to: layer)) }
    /// A point of another layer, in this one's coordinates.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(transform(to: layer).inverted()) }
    /// A rectangle of this layer, in another's coordinates; a box around it if one is turned.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(to: layer)) }
    /// A rectangle of another layer, in this one's coordinates.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(transform(to: layer).inverted()) }

    private func transform(to other: CALayer?) -> CGAffineTransform {
        guard other !== self else { return .identity }
        let mine = toTop()
        guard let other else { return mine }
        return mine.concatenating(other.toTop().inverted())
    }

    /// This layer's coordinates to those outside of the topmost layer.
    package func toTop() -> CGAffineTransform {
        var result = values.toParent
        var layer = links.superlayer
        while let current = layer {
            result = result.concatenating(current.values.toParent)
            layer = current.links.superlayer
        }
        return result
    }

    func findLayer(at point: CGPoint) -> CALayer? {
        guard !values.isHidden else { return nil }
        let inside = point.applying(values.toParent.inverted())
        if values.masksToBounds, !contains(inside) { return nil }
        for layer in LayerOrder.sorted(shownSublayers).reversed() {
            if let found = layer.hitTest(inside) { return found }
        }
        return contains(inside) ? self : nil
    }

    /// A presentation layer finds those of its layer's sublayers.
    private var shownSublayers: [CALayer] {
        guard let model = links.model else { return links.sublayers }
        return model.links.sublayers.compactMap { $0.presentation() }
    }

    /// How large the layer wants to be; its own size.
    public func preferredFrameSize() -> CGSize { values.bounds.size }
}

/// The order in which sublayers are drawn.
@MainActor enum LayerOrder {
    /// By ``CALayer/zPosition``, and among equals as they were added.
    static func sorted(_ layers: [CALayer]) -> [CALayer] {
        guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted { one, other in
            (one.element.values.zPosition, one.offset) < (other.element.values.zPosition, other.offset)
        }.map(\.element)
    }
}
