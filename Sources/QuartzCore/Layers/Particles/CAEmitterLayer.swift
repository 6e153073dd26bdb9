/// A layer that emits particles, which its cells describe.
///
/// The same seed produces the same particles in every frame. The particles are drawn in front of the background and
/// behind the sublayers.
///
/// Particles are born from the layer's time 0 on, so a layer that is shown later contains particles immediately. Set
/// ``beginTime`` to `CACurrentMediaTime()` to start without particles.
///
/// > Difference from Apple: particles stay in the layer's plane; depth and `zAcceleration` do not exist. The default
/// > seed is 0 instead of a random number, so that images are reproducible.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caemitterlayer
@preconcurrency @MainActor open class CAEmitterLayer: CALayer, TimedLayer {
    private var system: ParticleSystem?
    private var frameCount = 0
    /// Whether, in the last frame, no particle was alive and none could be born later.
    private var isIdle = false

    /// Creates a layer without cells.
    public override init() {
        super.init()
        values.kind = .particles(ParticleField())
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .particles(ParticleField())
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    override class var defaultInstance: CALayer { CAEmitterLayer() }

    private var emitter: EmitterProperties { EmitterProperties(values.kind) }

    private func store<Value: Equatable>(_ property: WritableKeyPath<EmitterProperties, Value>, to value: Value, key: String) {
        guard case .particles(var field) = values.kind else { return }
        field.source[keyPath: property] = value
        change(\.kind, to: .particles(field), key: key)
        links.tree?.trackTimed(self)
    }

    /// The superlayer's time at which the layer's time is 0 and the first particles are born, in seconds; 0 by
    /// default. A new value restarts the emission.
    override open var beginTime: CFTimeInterval {
        didSet { if beginTime != oldValue { restart() } }
    }
    /// The cells that emit particles; `nil` by default. Setting the cells restarts the emission.
    open var emitterCells: [CAEmitterCell]? { didSet { restart() } }
    /// The seed of the random numbers; 0 by default. Setting the seed restarts the emission.
    open var seed: UInt32 = 0 { didSet { restart() } }
    /// A factor for all cells' birth rates; 1 by default. Animatable.
    open var birthRate: Float {
        get { emitter.birthRate }
        set { store(\.birthRate, to: newValue, key: "birthRate") }
    }
    /// A factor for all lifetimes; 1 by default. Animatable.
    open var lifetime: Float {
        get { emitter.lifetime }
        set { store(\.lifetime, to: newValue, key: "lifetime") }
    }
    /// A factor for all velocities; 1 by default. Animatable.
    open var velocity: Float {
        get { emitter.velocity }
        set { store(\.velocity, to: newValue, key: "velocity") }
    }
    /// A factor for all scales; 1 by default. Animatable.
    open var scale: Float {
        get { emitter.scale }
        set { store(\.scale, to: newValue, key: "scale") }
    }
    /// A factor for all rotation speeds; 1 by default. Animatable.
    open var spin: Float {
        get { emitter.spin }
        set { store(\.spin, to: newValue, key: "spin") }
    }
    /// The centre of the emitter's shape, in points of the layer; zero by default. Animatable.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { store(\.position, to: LayerCheck.finite(newValue, "emitterPosition"), key: "emitterPosition") }
    }
    /// The size of the emitter's shape, in points; zero by default. Animatable.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { store(\.size, to: LayerCheck.finite(newValue, "emitterSize"), key: "emitterSize") }
    }
    /// The shape in which particles are born; a point by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits; all of it by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The drawing order of the particles; the oldest first by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered

    private func restart() {
        system = nil
        isIdle = false
        frameCount += 1
        storeParticles([])
        mark(.node)
        links.tree?.trackTimed(self)
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
        var source = EmitterProperties(attached.isEmpty ? values.kind : (animatedValues ?? values).kind)
        if attached.isEmpty { source.cells = [:] }
        if isIdle { system.skip(to: time) }
        system.advance(to: time, Emission(source: source, shape: emitterShape, mode: emitterMode))
        isIdle = attached.isEmpty && system.isOver
        self.system = system
        frameCount += 1
        storeParticles(system.particles(renderMode))
        mark(.node)
    }

    /// Stores particles in the model properties and in the animated properties.
    private func storeParticles(_ particles: [ParticleField.Particle]) {
        for target in [\CALayer.values, \CALayer.sampledValues] {
            guard case .particles(var field) = self[keyPath: target].kind else { continue }
            (field.particles, field.isAdditive, field.frame) = (particles, renderMode == .additive, frameCount)
            self[keyPath: target].kind = .particles(field)
        }
    }
}

extension CALayer {
    /// The animated properties, if there are any. Setting them without animations has no effect.
    fileprivate var sampledValues: LayerProperties {
        get { animatedValues ?? LayerProperties() }
        set { if animatedValues != nil { animatedValues = newValue } }
    }
}

/// The shape in which an emitter's particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a shape from its name; unknown names select `point`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point; the default.
    public static let point = Self(rawValue: "point")
    /// A horizontal line.
    public static let line = Self(rawValue: "line")
    /// A rectangle.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box, which is a rectangle as seen from the front.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle whose radius is the size's width.
    public static let circle = Self(rawValue: "circle")
    /// A sphere, which is a circle as seen from the front.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name; unknown names select `volume`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners of the shape, or its centre.
    public static let points = Self(rawValue: "points")
    /// The outline of the shape.
    public static let outline = Self(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = Self(rawValue: "surface")
    /// The whole shape; the default.
    public static let volume = Self(rawValue: "volume")
}

/// The drawing order and the blending of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name; unknown names select `unordered`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any order; the default. The oldest particles are drawn first.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest particles are drawn first.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest particles are drawn last.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// From back to front. Particles have no depth here, so the oldest are drawn first.
    public static let backToFront = Self(rawValue: "backToFront")
    /// The particles' colours are added to the background.
    public static let additive = Self(rawValue: "additive")
}
