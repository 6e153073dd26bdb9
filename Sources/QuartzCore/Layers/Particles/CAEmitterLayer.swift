/// A layer that emits particles: its cells say which.
///
/// The same seed gives the same particles, frame by frame. They are drawn in front of the background, behind the sublayers.
///
/// > Difference from Apple: particles stay in the layer's plane; depth and `zAcceleration` do not exist. The default seed is 0, and not
/// > another one in each run, so that pictures can be compared.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caemitterlayer
@preconcurrency @MainActor open class CAEmitterLayer: CALayer, TimedLayer {
    private var system: ParticleSystem?
    private var frames = 0

    /// Makes a layer without cells.
    public override init() { super.init() }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    /// What is emitted; `nil` by default. Setting it starts over.
    open var emitterCells: [CAEmitterCell]? { didSet { restart() } }
    /// What chance follows from; 0 by default. Setting it starts over.
    open var seed: UInt32 = 0 { didSet { restart() } }
    /// What all cells' birth rates are multiplied by; 1 by default.
    open var birthRate: Float = 1 { didSet { wake() } }
    /// What all lifetimes are multiplied by; 1 by default.
    open var lifetime: Float = 1
    /// What all speeds are multiplied by; 1 by default.
    open var velocity: Float = 1
    /// What all sizes are multiplied by; 1 by default.
    open var scale: Float = 1
    /// What all turning is multiplied by; 1 by default.
    open var spin: Float = 1
    /// The middle of where particles are born, in points of the layer; zero by default.
    open var emitterPosition = CGPoint.zero
    /// The size of where particles are born, in points; zero by default.
    open var emitterSize = CGSize.zero
    /// The shape of where particles are born; a point by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Which part of the shape emits; all of it by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In what order particles are drawn; the oldest first by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered

    private func restart() {
        system = nil
        values.kind = .plain
        wake()
    }

    private func wake() {
        mark(.node)
        links.tree?.noteTimed(self)
    }

    var isRunning: Bool {
        guard let emitterCells, !emitterCells.isEmpty, speed != 0 else { return false }
        guard let system else { return true }
        return !system.isOver || !isEmpty
    }

    private var isEmpty: Bool { if case .particles(let field) = values.kind { field.particles.isEmpty } else { true } }

    func advance(to time: Double) {
        let time = localTime(of: time)
        var system = system ?? ParticleSystem(emitterCells ?? [], seed: seed, begin: time)
        system.advance(to: time, self)
        self.system = system
        frames += 1
        values.kind = .particles(system.field(frames, renderMode))
        mark(.node)
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
