/// A layer that draws a colour gradient over its background, clipped to its rounded corners.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// Creates a layer without colours.
    public override init() {
        super.init()
        values.kind = .gradient(GradientProperties())
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .gradient(GradientProperties())
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var defaultInstance: CALayer { CAGradientLayer() }

    private var gradient: GradientProperties {
        if case .gradient(let gradient) = values.kind { gradient } else { GradientProperties() }
    }

    private func store<Value: Equatable>(_ property: WritableKeyPath<GradientProperties, Value>, to value: Value, key: String) {
        var new = gradient
        new[keyPath: property] = value
        change(\.kind, to: .gradient(new), key: key)
    }

    /// The colours, each a `CGColor`; `nil` by default, which means no colours. Values of other types are ignored.
    /// Animatable.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { store(\.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }, key: "colors") }
    }
    /// The positions of the colours, 0…1, in ascending order; `nil`, the default, for evenly spaced colours.
    /// Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
        set {
            let numbers = (newValue ?? []).map { LayerCheck.finite(CGFloat($0.doubleValue), "locations") }
            store(\.locations, to: numbers, key: "locations")
        }
    }
    /// The position of the first colour, in the unit coordinates of the bounds; 0.5 and 0 by default. For a radial or
    /// conic gradient, the centre. Animatable.
    open var startPoint: CGPoint {
        get { gradient.start }
        set { store(\.start, to: LayerCheck.finite(newValue, "startPoint"), key: "startPoint") }
    }
    /// The position of the last colour, in the unit coordinates of the bounds; 0.5 and 1 by default. For a radial
    /// gradient, a corner of the bounding box of the last colour's ellipse. For a conic gradient, the direction of the
    /// first colour. Animatable.
    open var endPoint: CGPoint {
        get { gradient.end }
        set { store(\.end, to: LayerCheck.finite(newValue, "endPoint"), key: "endPoint") }
    }
    /// The kind of gradient; `axial` by default.
    open var type: CAGradientLayerType {
        get { gradient.shape == .radial ? .radial : gradient.shape == .conic ? .conic : .axial }
        set { store(\.shape, to: newValue == .radial ? .radial : newValue == .conic ? .conic : .axial, key: "type") }
    }
}

/// The kind of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a type from its name; unknown names select `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A linear gradient; the default.
    public static let axial = Self(rawValue: "axial")
    /// An elliptical gradient around a centre.
    public static let radial = Self(rawValue: "radial")
    /// An angular gradient around a centre, clockwise.
    public static let conic = Self(rawValue: "conic")
}
