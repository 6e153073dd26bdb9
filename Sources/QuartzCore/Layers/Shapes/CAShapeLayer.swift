/// A layer that fills and strokes a path.
///
/// The path is drawn again at every size and rotation, so its edges stay sharp without ``CALayer/setNeedsDisplay()``.
/// All numbers, colours and the path are animatable. Paths with the same kinds of elements are interpolated smoothly.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// Creates a layer without a path.
    public override init() {
        super.init()
        values.kind = .shape(ShapeProperties())
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .shape(ShapeProperties())
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var defaultInstance: CALayer { CAShapeLayer() }

    private var shape: ShapeProperties {
        if case .shape(let shape) = values.kind { shape } else { ShapeProperties() }
    }

    private func store<Value: Equatable>(_ property: WritableKeyPath<ShapeProperties, Value>, to value: Value, key: String) {
        var new = shape
        new[keyPath: property] = value
        change(\.kind, to: .shape(new), key: key)
    }

    /// The path, in the layer's coordinates; `nil` by default. The path is copied. Animatable.
    open var path: CGPath? {
        get { shape.path }
        set { store(\.path, to: newValue?.copy(), key: "path") }
    }
    /// The fill colour; black by default, `nil` for no fill. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { store(\.fillColor, to: newValue, key: "fillColor") }
    }
    /// The fill rule; `nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.usesEvenOdd ? .evenOdd : .nonZero }
        set { store(\.usesEvenOdd, to: newValue == .evenOdd, key: "fillRule") }
    }
    /// The stroke colour; `nil` by default, which means no stroke. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { store(\.strokeColor, to: newValue, key: "strokeColor") }
    }
    /// The start of the stroke, as a fraction 0…1 of the path's length; 0 by default. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { store(\.strokeStart, to: LayerCheck.finite(newValue, "strokeStart"), key: "strokeStart") }
    }
    /// The end of the stroke, as a fraction 0…1 of the path's length; 1 by default. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { store(\.strokeEnd, to: LayerCheck.finite(newValue, "strokeEnd"), key: "strokeEnd") }
    }
    /// The width of the stroke, in points; 1 by default. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { store(\.lineWidth, to: max(0, LayerCheck.finite(newValue, "lineWidth")), key: "lineWidth") }
    }
    /// The maximum length of a mitered corner, in multiples of the line width; 10 by default. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { store(\.miterLimit, to: LayerCheck.finite(newValue, "miterLimit"), key: "miterLimit") }
    }
    /// The shape of line ends; `butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.lineCap) }
        set { store(\.lineCap, to: newValue.cap, key: "lineCap") }
    }
    /// The shape of line joins; `miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.lineJoin) }
        set { store(\.lineJoin, to: newValue.join, key: "lineJoin") }
    }
    /// The offset into the dash pattern at the start of the line, in points; 0 by default. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { store(\.dashPhase, to: LayerCheck.finite(newValue, "lineDashPhase"), key: "lineDashPhase") }
    }
    /// The alternating lengths of dashes and gaps, in points; `nil` by default, which means a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: Double($0)) } }
        set { store(\.dashes, to: (newValue ?? []).map { CGFloat(max(0, $0.doubleValue)) }, key: "lineDashPattern") }
    }
}
