/// The shadow: it lies behind the layer, is cut with ``masksToBounds``, and moves and turns with the layer.
extension CALayer {
    /// The shadow's colour; opaque black by default, `nil` for no shadow. Animatable.
    public var shadowColor: CGColor? {
        get { values.shadow.color }
        set { change(\.shadow.color, to: newValue, key: "shadowColor") }
    }
    /// How much of the shadow is seen, 0…1; 0 by default. Animatable.
    public var shadowOpacity: Float {
        get { values.shadow.opacity }
        set { change(\.shadow.opacity, to: min(max(newValue, 0), 1), key: "shadowOpacity") }
    }
    /// Where the shadow is from the layer, in points; 0 and -3 by default. Animatable.
    public var shadowOffset: CGSize {
        get { values.shadow.offset }
        set { change(\.shadow.offset, to: LayerCheck.finite(newValue, "shadowOffset"), key: "shadowOffset") }
    }
    /// The standard deviation of the shadow's blur, in points; 3 by default. Animatable.
    public var shadowRadius: CGFloat {
        get { values.shadow.radius }
        set { change(\.shadow.radius, to: max(0, LayerCheck.finite(newValue, "shadowRadius")), key: "shadowRadius") }
    }
    /// What throws the shadow, in the layer's coordinates: `nil`, the default, for all that the layer shows. Animatable.
    ///
    /// With a path the shadow need not look at what is drawn, which is much faster.
    public var shadowPath: CGPath? {
        get { values.shadow.path }
        set { change(\.shadow.path, to: newValue?.copy(), key: "shadowPath") }
    }
}
