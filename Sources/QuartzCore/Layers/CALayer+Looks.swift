/// How a layer is drawn as a whole.
extension CALayer {
    /// How round corners bend; quarters of circles by default.
    public var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { change(\.cornerCurve, to: newValue, key: "cornerCurve") }
    }
    /// How much farther than its radius a corner of a curve reaches along the sides: 1, or 1.528665 for continuous ones.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(ContinuousCorner.reach) : 1
    }
    /// Whether ``opacity`` fades the layer and its sublayers as one picture; `true` by default. Otherwise each is faded by itself, and what
    /// lies below shines through.
    public var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
    }
    /// Whether the layer is drawn once, with its sublayers, and then kept as a picture until something in it changes; `false` by default.
    public var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue, key: "shouldRasterize") }
    }
    /// The pixels per point of the picture that ``shouldRasterize`` keeps; 1 by default.
    public var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { change(\.rasterizationScale, to: max(0.01, LayerCheck.finite(newValue, "rasterizationScale")), key: "rasterizationScale") }
    }
    /// How contents are shown smaller than they are; `linear` by default.
    public var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { change(\.minificationFilter, to: newValue, key: "minificationFilter") }
    }
    /// How contents are shown larger than they are; `linear` by default.
    public var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, key: "magnificationFilter") }
    }
    /// How much smaller a copy of the contents `trilinear` may choose, in halvings; 0 by default.
    public var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { change(\.minificationFilterBias, to: newValue.isFinite ? newValue : 0, key: "minificationFilterBias") }
    }
    /// How what the layer and its sublayers draw, taken together, is mixed with what lies behind; `nil`, which covers it, by default.
    ///
    /// The name of a blend mode, such as "multiplyBlendMode", "screenBlendMode" or "plusL". Others are reported, and change nothing.
    ///
    /// > Difference from Apple: names only, no `CIFilter`.
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/compositingfilter
    public var compositingFilter: Any? {
        get { extras["compositingFilter"] }
        set { setCompositingFilter(newValue) }
    }
}
