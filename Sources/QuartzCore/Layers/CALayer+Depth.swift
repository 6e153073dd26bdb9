/// The position of a layer in 3D space.
extension CALayer {
    /// The distance of the anchor point in front of the layer, in points; 0 by default. Animatable.
    public var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change(\.anchorPointZ, to: LayerCheck.finite(newValue, "anchorPointZ"), key: "anchorPointZ") }
    }
    /// The transform of all sublayers around the anchor point; the identity by default. A nonzero
    /// ``CATransform3D/m34`` gives the sublayers a common perspective. Animatable.
    public var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change(\.sublayerTransform, to: LayerCheck.finite(newValue, "sublayerTransform"), key: "sublayerTransform") }
    }
    /// Whether the back of the layer is visible; `true` by default.
    public var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue, key: "doubleSided") }
    }
    /// Whether the y axis of the sublayers points upwards; `false` by default.
    public var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { change(\.isGeometryFlipped, to: newValue, key: "geometryFlipped") }
    }
    /// Returns whether the content is drawn upside down because of this layer or its ancestors.
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.values.isGeometryFlipped { isFlipped.toggle() }
            layer = current.links.superlayer
        }
        return isFlipped
    }
}
