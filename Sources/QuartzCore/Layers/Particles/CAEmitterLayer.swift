/// A layer that emits particles: its cells say which.
///
/// The same seed gives the same particles, frame by frame. They are drawn in front of the background, behind the sublayers.
///
/// Particles are born from the layer's time 0 on, so that a layer which is shown later is full at once. Set ``beginTime`` to
/// `CACurrentMediaTime()` to start from nothing.
///
/// > Difference from Apple: particles stay in the layer's plane; depth and `zAcceleration` do not exist. The default seed is 0, and not
/// > another one in each run, so that pictures can be compared.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caemitterlayer
@preconcurrency @MainActor open class CAEmitterLayer: CALayer, TimedLayer {
    private var system: ParticleSystem?
    private var frames = 0
    /// Whether nothing could be born or seen after the last frame.
    private var rests = false

    /// Makes a layer without cells.
    public override init() {
        super.init()
        values.kind = .particles(ParticleField())
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .particles(ParticleField())
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var fresh: CALayer { CAEmitterLayer() }

    private var source: EmitterProperties { EmitterProperties(values.kind) }

    private func store<Value: Equatable>(_ property: WritableKeyPath<EmitterProperties, Value>, to value: Value, key: String) {
        guard case .particles(var field) = values.kind else { return }
        field.source[keyPath: property] = value
        change(\.kind, to: .particles(field), key: key)
        links.tree?.noteTimed(self)
    }

    /// When the layer's time is 0, which is when the first particles are born, in seconds of its superlayer's time; 0 by default. Another
    /// one starts over.
    override open var beginTime: CFTimeInterval {
        didSet { if beginTime != oldValue { restart() } }
    }
    /// What is emitted; `nil` by default. Setting it starts over.
    open var emitterCells: [CAEmitterCell]? { didSet { restart() } }
    /// What chance follows from; 0 by default. Setting it starts over.
    open var seed: UInt32 = 0 { didSet { restart() } }
    /// What all cells' birth rates are multiplied by; 1 by default. Animatable.
    open var birthRate: Float {
        get { source.birthRate }
        set { store(\.birthRate, to: newValue, key: "birthRate") }
    }
    /// What all lifetimes are multiplied by; 1 by default. Animatable.
    open var lifetime: Float {
        get { source.lifetime }
        set { store(\.lifetime, to: newValue, key: "lifetime") }
    }
    /// What all speeds are multiplied by; 1 by default. Animatable.
    open var velocity: Float {
        get { source.velocity }
        set { store(\.velocity, to: newValue, key: "velocity") }
    }
    /// What all sizes are multiplied by; 1 by default. Animatable.
    open var scale: Float {
        get { source.scale }
        set { store(\.scale, to: newValue, key: "scale") }
    }
    /// What all turning is multiplied by; 1 by default. Animatable.
    open var spin: Float {
        get { source.spin }
        set { store(\.spin, to: newValue, key: "spin") }
    }
    /// The middle of where particles are born, in points of the layer; zero by default. Animatable.
    open var emitterPosition: CGPoint {
        get { source.position }
        set { store(\.position, to: LayerCheck.finite(newValue, "emitterPosition"), key: "emitterPosition") }
    }
    /// The size of where particles are born, in points; zero by default. Animatable.
    open var emitterSize: CGSize {
        get { source.size }
        set { store(\.size, to: LayerCheck.finite(newValue, "emitterSize"), key: "emitterSize") }
    }
    /// The shape of where particles are born; a point by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Which part of the shape emits; all of it by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In what order particles are drawn; the oldest first by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered

    private func restart() {
        system = nil
        rests = false
        frames += 1
        show([])
        mark(.node)
        links.tree?.noteTimed(self)
    }

    var isRunning: Bool {
        guard let emitterCells, !emitterCells.isEmpty, speed != 0 else { return false }
        guard let system, attached.isEmpty else { return true }
        return !system.isOver || !isEmpty
    }

    private var isEmpty: Bool { if case .particles(let field) = values.kind { field.particles.isEmpty } else { true } }

    override func animationsWillApply() {
        guard case .particles(var field) = values.kind else { return }
        let named = (emitterCells ?? []).compactMap { cell in cell.name.map { ($0, cell.animatable) } }
        field.source.cells = Dictionary(named) { first, _ in first }
        values.kind = .particles(field)
    }

    func advance(to time: Double) {
        let time = localTime(of: time)
        var system = system ?? ParticleSystem(emitterCells ?? [], seed: seed, begin: 0)
        var source = EmitterProperties(attached.isEmpty ? values.kind : (sampled ?? values).kind)
        if attached.isEmpty { source.cells = [:] }
        if rests { system.rest(to: time) }
        system.advance(to: time, Emission(source: source, shape: emitterShape, mode: emitterMode))
        rests = attached.isEmpty && system.isOver
        self.system = system
        frames += 1
        show(system.particles(renderMode))
        mark(.node)
    }

    /// Puts particles into the model, and into what the animations make of it.
    private func show(_ particles: [ParticleField.Particle]) {
        for target in [\CALayer.values, \CALayer.sampledValues] {
            guard case .particles(var field) = self[keyPath: target].kind else { continue }
            (field.particles, field.adds, field.frame) = (particles, renderMode == .additive, frames)
            self[keyPath: target].kind = .particles(field)
        }
    }
}

extension CALayer {
    /// The properties as the animations make them, where there are any; setting them without any does nothing.
    fileprivate var sampledValues: LayerProperties {
        get { sampled ?? LayerProperties() }
        set { if sampled != nil { sampled = newValue } }
    }
}

/// The shape of where an emitter's particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a shape from its name; unknown ones count as `point`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One point; the default.
    public static let point = Self(rawValue: "point")
    /// A level line.
    public static let line = Self(rawValue: "line")
    /// A rectangle.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box; seen from the front, a rectangle.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle, whose radius is the size's width.
    public static let circle = Self(rawValue: "circle")
    /// A ball; seen from the front, a circle.
    public static let sphere = Self(rawValue: "sphere")
}

/// Which part of an emitter's shape emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name; unknown ones count as `volume`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its corners, or its middle.
    public static let points = Self(rawValue: "points")
    /// Its edge.
    public static let outline = Self(rawValue: "outline")
    /// Its surface.
    public static let surface = Self(rawValue: "surface")
    /// All of it; the default.
    public static let volume = Self(rawValue: "volume")
}

/// In what order an emitter's particles are drawn, and how.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name; unknown ones count as `unordered`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order; the default. Here the oldest come first.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// From back to front; particles have no depth here, so the oldest come first.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Their light is added to what is behind.
    public static let additive = Self(rawValue: "additive")
}
