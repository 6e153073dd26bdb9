/// Space: what turns a layer out of its superlayer's plane.
extension CALayer {
    /// How far the anchor point is in front of the layer, in points; 0 by default. Animatable.
    public var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change(\.anchorPointZ, to: LayerCheck.finite(newValue, "anchorPointZ"), key: "anchorPointZ") }
    }
    /// What is done to all sublayers, around the anchor point; the identity by default. With an ``CATransform3D/m34`` it gives them all one
    /// perspective. Animatable.
    public var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change(\.sublayerTransform, to: LayerCheck.finite(newValue, "sublayerTransform"), key: "sublayerTransform") }
    }
    /// Whether the layer is seen from behind; `true` by default.
    public var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue, key: "doubleSided") }
    }
    /// Whether the sublayers' y axis grows upwards; `false` by default.
    public var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { change(\.isGeometryFlipped, to: newValue, key: "geometryFlipped") }
    }
    /// Whether what is drawn stands upside down, by this layer or those around.
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
