/// A layer that shows its sublayers several times over, each time moved, coloured and delayed a bit more.
///
/// Copies are drawn only; there is one of each sublayer, which is what is hit, laid out and drawn.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// What the copies are told apart by in the render tree.
    private var copies: [ReplicaMark] = []

    /// Makes a layer that shows its sublayers once.
    public override init() {
        super.init()
        values.kind = .replicator(ReplicatorProperties())
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .replicator(ReplicatorProperties())
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var fresh: CALayer { CAReplicatorLayer() }

    private var replicator: ReplicatorProperties {
        if case .replicator(let replicator) = values.kind { replicator } else { ReplicatorProperties() }
    }

    private func store<Value: Equatable>(_ property: WritableKeyPath<ReplicatorProperties, Value>, to value: Value, key: String) {
        var new = replicator
        new[keyPath: property] = value
        change(\.kind, to: .replicator(new), key: key)
    }

    /// How often the sublayers are shown; 1 by default. Less than 1 shows none; at most 10,000 are drawn.
    open var instanceCount: Int {
        get { replicator.count }
        set { store(\.count, to: min(max(0, newValue), 10_000), key: "instanceCount") }
    }
    /// Whether copies stand in the space of this layer's superlayer, as in a transform layer; `false` by default.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { store(\.preservesDepth, to: newValue, key: "preservesDepth") }
    }
    /// How much later each copy's animations run than the one's before, in seconds; 0 by default. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { store(\.delay, to: Double(LayerCheck.finite(CGFloat(newValue), "instanceDelay")), key: "instanceDelay") }
    }
    /// What is done to each copy after what was done to the one before, around the anchor point; the identity by default. Animatable.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { store(\.transform, to: LayerCheck.finite(newValue, "instanceTransform"), key: "instanceTransform") }
    }
    /// What the first copy's colours are multiplied by; white by default. Animatable.
    open var instanceColor: CGColor? {
        get { CGColor(rgba: replicator.color) }
        set { store(\.color, to: newValue?.rgba ?? SIMD4(repeating: 1), key: "instanceColor") }
    }
    /// What is added to the colour's red for each further copy; 0 by default. Animatable.
    open var instanceRedOffset: Float {
        get { Float(replicator.offsets.x) }
        set { store(\.offsets.x, to: Double(newValue), key: "instanceRedOffset") }
    }
    /// What is added to the colour's green for each further copy; 0 by default. Animatable.
    open var instanceGreenOffset: Float {
        get { Float(replicator.offsets.y) }
        set { store(\.offsets.y, to: Double(newValue), key: "instanceGreenOffset") }
    }
    /// What is added to the colour's blue for each further copy; 0 by default. Animatable.
    open var instanceBlueOffset: Float {
        get { Float(replicator.offsets.z) }
        set { store(\.offsets.z, to: Double(newValue), key: "instanceBlueOffset") }
    }
    /// What is added to the colour's alpha for each further copy; 0 by default. Animatable.
    open var instanceAlphaOffset: Float {
        get { Float(replicator.offsets.w) }
        set { store(\.offsets.w, to: Double(newValue), key: "instanceAlphaOffset") }
    }

    /// The same mark for the same copy in every frame.
    func mark(_ index: Int) -> ReplicaMark {
        while copies.count <= index { copies.append(ReplicaMark()) }
        return copies[index]
    }
}

/// Stands for one copy of a replicator's sublayers.
final class ReplicaMark: Sendable {}
