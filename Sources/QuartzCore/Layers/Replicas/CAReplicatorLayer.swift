/// A layer that shows its sublayers several times. Each copy adds a transform, a colour offset and a delay to those
/// of the previous copy.
///
/// Copies exist only in the drawing. Hit-testing, layout and display apply to the single original of each sublayer.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The identities of the copies in the render tree.
    private var copies: [ReplicaIdentity] = []

    /// Creates a layer that shows its sublayers once.
    public override init() {
        super.init()
        values.kind = .replicator(ReplicatorProperties())
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .replicator(ReplicatorProperties())
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var defaultInstance: CALayer { CAReplicatorLayer() }

    private var replicator: ReplicatorProperties {
        if case .replicator(let replicator) = values.kind { replicator } else { ReplicatorProperties() }
    }

    private func store<Value: Equatable>(_ property: WritableKeyPath<ReplicatorProperties, Value>, to value: Value, key: String) {
        var new = replicator
        new[keyPath: property] = value
        change(\.kind, to: .replicator(new), key: key)
    }

    /// The number of copies; 1 by default. Values below 1 show no copy; at most 10,000 copies are drawn.
    open var instanceCount: Int {
        get { replicator.count }
        set { store(\.count, to: min(max(0, newValue), 10_000), key: "instanceCount") }
    }
    /// Whether copies share the 3D space of this layer's superlayer, as in a transform layer; `false` by default.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { store(\.preservesDepth, to: newValue, key: "preservesDepth") }
    }
    /// The delay between the animations of successive copies, in seconds; 0 by default. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { store(\.delay, to: Double(LayerCheck.finite(CGFloat(newValue), "instanceDelay")), key: "instanceDelay") }
    }
    /// The transform between successive copies, around the anchor point; the identity by default. Animatable.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { store(\.transform, to: LayerCheck.finite(newValue, "instanceTransform"), key: "instanceTransform") }
    }
    /// The colour by which the first copy is multiplied; white by default. Animatable.
    open var instanceColor: CGColor? {
        get { CGColor(rgba: replicator.color) }
        set { store(\.color, to: newValue?.rgba ?? SIMD4(repeating: 1), key: "instanceColor") }
    }
    /// The change of the colour's red component between successive copies; 0 by default. Animatable.
    open var instanceRedOffset: Float {
        get { Float(replicator.offsets.x) }
        set { store(\.offsets.x, to: Double(newValue), key: "instanceRedOffset") }
    }
    /// The change of the colour's green component between successive copies; 0 by default. Animatable.
    open var instanceGreenOffset: Float {
        get { Float(replicator.offsets.y) }
        set { store(\.offsets.y, to: Double(newValue), key: "instanceGreenOffset") }
    }
    /// The change of the colour's blue component between successive copies; 0 by default. Animatable.
    open var instanceBlueOffset: Float {
        get { Float(replicator.offsets.z) }
        set { store(\.offsets.z, to: Double(newValue), key: "instanceBlueOffset") }
    }
    /// The change of the colour's alpha component between successive copies; 0 by default. Animatable.
    open var instanceAlphaOffset: Float {
        get { Float(replicator.offsets.w) }
        set { store(\.offsets.w, to: Double(newValue), key: "instanceAlphaOffset") }
    }

    /// Returns the identity of a copy, which is the same in every frame.
    func identity(_ index: Int) -> ReplicaIdentity {
        while copies.count <= index { copies.append(ReplicaIdentity()) }
        return copies[index]
    }
}

/// The identity of a copy of a replicator's sublayers.
final class ReplicaIdentity: Sendable {}
