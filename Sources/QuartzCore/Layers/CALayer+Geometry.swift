extension CALayer {
    /// Converts a point to the coordinate system of another layer in the same tree; `nil` is the outside of the
    /// topmost layer.
    ///
    /// Points behind the eye of a perspective, and points of layers that are seen edge-on, are returned unchanged.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { way(to: layer)?.map(point) ?? point }
    /// Converts a point from the coordinate system of another layer.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { way(to: layer)?.inverse?.map(point) ?? point }
    /// Converts a rectangle to the coordinate system of another layer. Returns the bounding box if a layer is
    /// rotated.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { way(to: layer).map { Self.box(rect, $0) } ?? rect }
    /// Converts a rectangle from the coordinate system of another layer.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { way(to: layer)?.inverse.map { Self.box(rect, $0) } ?? rect }

    private static func box(_ rect: CGRect, _ way: Projection) -> CGRect {
        way.isAffine ? rect.applying(way.affine) : way.box(rect)
    }

    private func way(to other: CALayer?) -> Projection? {
        guard other !== self else { return nil }
        let mine = toTop()
        guard let other else { return mine }
        return other.toTop().inverse.map { mine.concatenating($0) } ?? mine
    }

    /// Returns the projection from this layer to the coordinates outside of the topmost layer.
    package func toTop() -> Projection {
        var (step, next) = stepOut()
        var result = step
        while let current = next {
            (step, next) = current.stepOut()
            result = result.concatenating(step)
        }
        return result
    }

    /// Returns the projection to the plane of the nearest ancestor that has a plane, together with that ancestor.
    private func stepOut() -> (Projection, CALayer?) {
        guard let parent = links.superlayer else { return (values.projection, nil) }
        let isMask = parent.links.mask === self
        if parent.values.kind != .space, isMask || parent.values.sublayerMatrix == nil { return (values.projection, parent) }
        var space = values.matrix
        var layer: CALayer? = parent
        while let current = layer {
            if let matrix = current.values.sublayerMatrix { space = CATransform3DConcat(space, matrix) }
            guard current.values.kind == .space else { break }
            space = CATransform3DConcat(space, current.values.matrix)
            layer = current.links.superlayer
        }
        return (Projection(space), layer)
    }

    /// - Parameter point: A point in the destination coordinates of `space`; in the superlayer's coordinates if
    ///   `space` is `nil`.
    func findLayer(at point: CGPoint, in space: CATransform3D? = nil) -> CALayer? {
        guard !values.isHidden else { return nil }
        let way = space.map { Projection(CATransform3DConcat(values.matrix, $0)) } ?? values.projection
        guard values.isDoubleSided || way.showsFront(at: values.anchor), let inside = way.inverse?.map(point) else { return nil }
        // Points behind the eye are not visible.
        guard way.map(inside) != nil else { return nil }
        if values.masksToBounds, !contains(inside) { return nil }
        if let matrix = values.sublayerMatrix, !matrix.isFlatAffine {
            if let found = findInSpace(at: inside, matrix) { return found }
        } else {
            let below = values.sublayerMatrix.map { inside.applying(Projection($0).affine.inverted()) } ?? inside
            for layer in LayerOrder.sorted(shownSublayers).reversed() {
                let found = layer is CATransformLayer ? layer.findInSpace(at: below, layer.values.matrix) : layer.hitTest(below)
                if let found { return found }
            }
        }
        return contains(inside) ? self : nil
    }

    /// Searches sublayers in 3D space, the nearest first.
    private func findInSpace(at point: CGPoint, _ space: CATransform3D) -> CALayer? {
        guard !values.isHidden else { return nil }
        var planes: [(layer: CALayer, space: CATransform3D, depth: Double)] = []
        collectPlanes(at: point, space, &planes)
        for plane in planes.enumerated().sorted(by: { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }).map(\.element) {
            if let found = plane.layer.findLayer(at: point, in: plane.space) { return found }
        }
        return nil
    }

    private func collectPlanes(
        at point: CGPoint, _ space: CATransform3D, _ planes: inout [(layer: CALayer, space: CATransform3D, depth: Double)]
    ) {
        for layer in LayerOrder.sorted(shownSublayers) where !layer.values.isHidden {
            let matrix = CATransform3DConcat(layer.values.matrix, space)
            if layer.values.kind == .space {
                layer.collectPlanes(at: point, layer.values.sublayerMatrix.map { CATransform3DConcat($0, matrix) } ?? matrix, &planes)
                continue
            }
            guard let inside = Projection(matrix).inverse?.map(point) else { continue }
            let divisor = Projection(matrix).homogeneous(Double(inside.x), Double(inside.y)).z
            let depth = Double(matrix.m13 * inside.x + matrix.m23 * inside.y + matrix.m43) / divisor
            planes.append((layer, space, depth))
        }
    }

    /// The sublayers. A presentation layer returns the presentation layers of its model's sublayers.
    var shownSublayers: [CALayer] {
        guard let model = links.model else { return links.sublayers }
        return model.links.sublayers.compactMap { $0.presentation() }
    }

}

/// The drawing order of sublayers.
@MainActor enum LayerOrder {
    /// Sorts layers by ``CALayer/zPosition``. Layers with equal values keep the order of the sublayers.
    static func sorted(_ layers: [CALayer]) -> [CALayer] {
        guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted { one, other in
            (one.element.values.zPosition, one.offset) < (other.element.values.zPosition, other.offset)
        }.map(\.element)
    }
}
