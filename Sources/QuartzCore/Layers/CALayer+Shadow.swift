/// The shadow of a layer. The shadow is drawn behind the layer, is clipped by ``masksToBounds``, and moves and rotates
/// with the layer.
extension CALayer {
    /// The colour of the shadow; opaque black by default, `nil` for no shadow. Animatable.
    public var shadowColor: CGColor? {
        get { values.shadow.color }
        set { change(\.shadow.color, to: newValue, key: "shadowColor") }
    }
    /// The opacity of the shadow, 0…1; 0 by default. Animatable.
    public var shadowOpacity: Float {
        get { values.shadow.opacity }
        set { change(\.shadow.opacity, to: min(max(newValue, 0), 1), key: "shadowOpacity") }
    }
    /// The offset of the shadow, in points; 0 and -3 by default. Animatable.
    public var shadowOffset: CGSize {
        get { values.shadow.offset }
        set { change(\.shadow.offset, to: LayerCheck.finite(newValue, "shadowOffset"), key: "shadowOffset") }
    }
    /// The standard deviation of the shadow's blur, in points; 3 by default. Animatable.
    public var shadowRadius: CGFloat {
        get { values.shadow.radius }
        set { change(\.shadow.radius, to: max(0, LayerCheck.finite(newValue, "shadowRadius")), key: "shadowRadius") }
    }
    /// The shape of the shadow, in the layer's coordinates. `nil`, the default, uses the layer's visible content.
    /// Animatable.
    ///
    /// A path is much faster, because the shadow does not depend on the drawn content.
    public var shadowPath: CGPath? {
        get { values.shadow.path }
        set { change(\.shadow.path, to: newValue?.copy(), key: "shadowPath") }
    }
}
