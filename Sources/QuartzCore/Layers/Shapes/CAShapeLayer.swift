/// A layer that fills and strokes a path.
///
/// The path is drawn anew at every size and turn, so that its edges stay sharp; ``CALayer/setNeedsDisplay()`` is never needed. All
/// numbers, colours and the path are animatable; paths of the same steps change into each other smoothly.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// Makes a layer without a path.
    public override init() {
        super.init()
        values.kind = .shape(ShapeProperties())
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .shape(ShapeProperties())
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var fresh: CALayer { CAShapeLayer() }

    private var shape: ShapeProperties {
        if case .shape(let shape) = values.kind { shape } else { ShapeProperties() }
    }

    private func store<Value: Equatable>(_ property: WritableKeyPath<ShapeProperties, Value>, to value: Value, key: String) {
        var new = shape
        new[keyPath: property] = value
        change(\.kind, to: .shape(new), key: key)
    }

    /// The shape, in the layer's coordinates; `nil` by default. It is copied. Animatable.
    open var path: CGPath? {
        get { shape.path }
        set { store(\.path, to: newValue?.copy(), key: "path") }
    }
    /// What the shape is filled with; black by default, `nil` for nothing. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { store(\.fillColor, to: newValue, key: "fillColor") }
    }
    /// What counts as inside; not zero by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.usesEvenOdd ? .evenOdd : .nonZero }
        set { store(\.usesEvenOdd, to: newValue == .evenOdd, key: "fillRule") }
    }
    /// What the line is drawn with; `nil`, the default, for none. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { store(\.strokeColor, to: newValue, key: "strokeColor") }
    }
    /// Where along the path the line begins, as a share of its length 0…1; 0 by default. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { store(\.strokeStart, to: LayerCheck.finite(newValue, "strokeStart"), key: "strokeStart") }
    }
    /// Where along the path the line ends, as a share of its length 0…1; 1 by default. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { store(\.strokeEnd, to: LayerCheck.finite(newValue, "strokeEnd"), key: "strokeEnd") }
    }
    /// The line's width in points; 1 by default. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { store(\.lineWidth, to: max(0, LayerCheck.finite(newValue, "lineWidth")), key: "lineWidth") }
    }
    /// How far a pointed corner may stick out, in multiples of the line's width; 10 by default. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { store(\.miterLimit, to: LayerCheck.finite(newValue, "miterLimit"), key: "miterLimit") }
    }
    /// How lines end; cut off by default.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.lineCap) }
        set { store(\.lineCap, to: newValue.cap, key: "lineCap") }
    }
    /// How lines meet; pointed by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.lineJoin) }
        set { store(\.lineJoin, to: newValue.join, key: "lineJoin") }
    }
    /// How far into the pattern of dashes the line begins, in points; 0 by default. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { store(\.dashPhase, to: LayerCheck.finite(newValue, "lineDashPhase"), key: "lineDashPhase") }
    }
    /// Lengths of dashes and gaps in turn, in points; `nil`, the default, for a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: Double($0)) } }
        set { store(\.dashes, to: (newValue ?? []).map { CGFloat(max(0, $0.doubleValue)) }, key: "lineDashPattern") }
    }
}
