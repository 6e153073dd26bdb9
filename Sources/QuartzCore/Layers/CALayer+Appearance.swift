/// Rendering options of a layer.
extension CALayer {
    /// The shape of rounded corners; `circular` by default.
    public var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { change(\.cornerCurve, to: newValue, key: "cornerCurve") }
    }
    /// Returns the length of a side that a corner occupies, relative to its radius: 1 for circular corners, 1.528665
    /// for continuous corners.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(ContinuousCorner.sideLength) : 1
    }
    /// Whether ``opacity`` fades the layer and its sublayers as a group; `true` by default. Otherwise each layer is
    /// faded separately, and overlapping layers show through.
    public var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
    }
    /// Whether the layer and its sublayers are cached as a bitmap until their content changes; `false` by default.
    public var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue, key: "shouldRasterize") }
    }
    /// The pixels per point of the bitmap that ``shouldRasterize`` caches; 1 by default.
    public var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { change(\.rasterizationScale, to: max(0.01, LayerCheck.finite(newValue, "rasterizationScale")), key: "rasterizationScale") }
    }
    /// The filter for contents that are reduced in size; `linear` by default.
    public var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { change(\.minificationFilter, to: newValue, key: "minificationFilter") }
    }
    /// The filter for contents that are enlarged; `linear` by default.
    public var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, key: "magnificationFilter") }
    }
    /// The bias of the mipmap level that `trilinear` selects, in halvings; 0 by default.
    public var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { change(\.minificationFilterBias, to: newValue.isFinite ? newValue : 0, key: "minificationFilterBias") }
    }
    /// The blend mode with which the layer and its sublayers, as a group, are composited with the content behind them;
    /// `nil` by default, which means normal compositing.
    ///
    /// The value is the name of a blend mode, such as "multiplyBlendMode", "screenBlendMode" or "plusL". Other values
    /// are reported and ignored.
    ///
    /// > Difference from Apple: names only, no `CIFilter`.
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/compositingfilter
    public var compositingFilter: Any? {
        get { extras["compositingFilter"] }
        set { setCompositingFilter(newValue) }
    }
}
