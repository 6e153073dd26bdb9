extension CALayer {
    /// Converts a point to the coordinate system of another layer in the same tree; `nil` specifies the coordinates
    /// outside of the topmost layer.
    ///
    /// Points behind the eye of a perspective, and points of layers that are seen edge-on, are returned unchanged.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { projection(to: layer)?.map(point) ?? point }
    /// Converts a point from the coordinate system of another layer.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { projection(to: layer)?.inverse?.map(point) ?? point }
    /// Converts a rectangle to the coordinate system of another layer. Returns the bounding box if a layer is
    /// rotated.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { projection(to: layer).map { Self.boundingBox(rect, $0) } ?? rect }
    /// Converts a rectangle from the coordinate system of another layer.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        projection(to: layer)?.inverse.map { Self.boundingBox(rect, $0) } ?? rect
    }

    private static func boundingBox(_ rect: CGRect, _ projection: Projection) -> CGRect {
        projection.isAffine ? rect.applying(projection.affine) : projection.boundingBox(rect)
    }

    private func projection(to other: CALayer?) -> Projection? {
        guard other !== self else { return nil }
        let ownProjection = projectionToRoot()
        guard let other else { return ownProjection }
        return other.projectionToRoot().inverse.map { ownProjection.concatenating($0) } ?? ownProjection
    }

    /// Returns the projection from this layer to the coordinates outside of the topmost layer.
    package func projectionToRoot() -> Projection {
        var (step, next) = projectionToNextPlane()
        var result = step
        while let current = next {
            (step, next) = current.projectionToNextPlane()
            result = result.concatenating(step)
        }
        return result
    }

    /// Returns the projection to the plane of the nearest ancestor that has a plane, and that ancestor.
    private func projectionToNextPlane() -> (Projection, CALayer?) {
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

    /// Returns the deepest layer at a point.
    ///
    /// - Parameter point: A point in the destination coordinates of `space`; in the superlayer's coordinates if `space`
    ///   is `nil`.
    func findLayer(at point: CGPoint, in space: CATransform3D? = nil) -> CALayer? {
        guard !values.isHidden else { return nil }
        let projection = space.map { Projection(CATransform3DConcat(values.matrix, $0)) } ?? values.projection
        guard values.isDoubleSided || projection.showsFront(at: values.anchor), let localPoint = projection.inverse?.map(point) else {
            return nil
        }
        // Points behind the eye are not visible.
        guard projection.map(localPoint) != nil else { return nil }
        if values.masksToBounds, !contains(localPoint) { return nil }
        if let matrix = values.sublayerMatrix, !matrix.isFlatAffine {
            if let found = findLayerIn3DSpace(at: localPoint, matrix) { return found }
        } else {
            let sublayerPoint = values.sublayerMatrix.map { localPoint.applying(Projection($0).affine.inverted()) } ?? localPoint
            for layer in LayerOrder.sorted(presentedSublayers).reversed() {
                let found =
                    layer is CATransformLayer
                    ? layer.findLayerIn3DSpace(at: sublayerPoint, layer.values.matrix) : layer.hitTest(sublayerPoint)
                if let found { return found }
            }
        }
        return contains(localPoint) ? self : nil
    }

    /// Searches sublayers in 3D space, the nearest first.
    private func findLayerIn3DSpace(at point: CGPoint, _ space: CATransform3D) -> CALayer? {
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
        for layer in LayerOrder.sorted(presentedSublayers) where !layer.values.isHidden {
            let matrix = CATransform3DConcat(layer.values.matrix, space)
            if layer.values.kind == .space {
                layer.collectPlanes(at: point, layer.values.sublayerMatrix.map { CATransform3DConcat($0, matrix) } ?? matrix, &planes)
                continue
            }
            guard let localPoint = Projection(matrix).inverse?.map(point) else { continue }
            let divisor = Projection(matrix).homogeneous(Double(localPoint.x), Double(localPoint.y)).z
            let depth = Double(matrix.m13 * localPoint.x + matrix.m23 * localPoint.y + matrix.m43) / divisor
            planes.append((layer, space, depth))
        }
    }

    /// The sublayers. A presentation layer returns the presentation layers of its model's sublayers.
    var presentedSublayers: [CALayer] {
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
