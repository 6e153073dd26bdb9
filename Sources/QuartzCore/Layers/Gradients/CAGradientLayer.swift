/// A layer that shows colours which change into each other, over its background and within its round corners.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// Makes a layer without colours.
    public override init() {
        super.init()
        values.kind = .gradient(GradientProperties())
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .gradient(GradientProperties())
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var fresh: CALayer { CAGradientLayer() }

    private var gradient: GradientProperties {
        if case .gradient(let gradient) = values.kind { gradient } else { GradientProperties() }
    }

    private func store<Value: Equatable>(_ property: WritableKeyPath<GradientProperties, Value>, to value: Value, key: String) {
        var new = gradient
        new[keyPath: property] = value
        change(\.kind, to: .gradient(new), key: key)
    }

    /// The colours, each a `CGColor`; `nil`, the default, for none. What is no colour is left out. Animatable.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { store(\.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }, key: "colors") }
    }
    /// Where each colour stands, 0…1 and rising; `nil`, the default, for even distances. Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
        set {
            let numbers = (newValue ?? []).map { LayerCheck.finite(CGFloat($0.doubleValue), "locations") }
            store(\.locations, to: numbers, key: "locations")
        }
    }
    /// Where the first colour stands, as a share of the bounds' sides; 0.5 and 0 by default. The middle of a radial or conic gradient.
    /// Animatable.
    open var startPoint: CGPoint {
        get { gradient.start }
        set { store(\.start, to: LayerCheck.finite(newValue, "startPoint"), key: "startPoint") }
    }
    /// Where the last colour stands, as a share of the bounds' sides; 0.5 and 1 by default. For a radial gradient the corner of a box
    /// around the middle which the last colour's ellipse fills; for a conic one the direction of the first colour. Animatable.
    open var endPoint: CGPoint {
        get { gradient.end }
        set { store(\.end, to: LayerCheck.finite(newValue, "endPoint"), key: "endPoint") }
    }
    /// In what way the colours spread; along a line by default.
    open var type: CAGradientLayerType {
        get { gradient.shape == .radial ? .radial : gradient.shape == .conic ? .conic : .axial }
        set { store(\.shape, to: newValue == .radial ? .radial : newValue == .conic ? .conic : .axial, key: "type") }
    }
}

/// In what way a gradient layer's colours spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a type from its name; unknown ones count as `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line; the default.
    public static let axial = Self(rawValue: "axial")
    /// In ellipses around a middle.
    public static let radial = Self(rawValue: "radial")
    /// Around a middle, clockwise.
    public static let conic = Self(rawValue: "conic")
}
