/// The particle system of an emitter layer.
///
/// Advancing to a time emits the particles that were born since the last frame. For each cell, an emitter state stores
/// the time of the next birth and a random number generator. The position, velocity, scale, spin, colour and lifetime
/// of a new particle come from the cell, each varied by a random number within its range. A particle is never moved
/// step by step: its position is computed from its age, with constant acceleration. Live particles emit the particles
/// of their own cells. Particles that would have expired by now are not created, and at most 10,000 particles live at a
/// time. The cost of a frame is linear in the number of live particles. All random numbers follow from the seed, so
/// runs are reproducible.
@MainActor struct ParticleSystem {
    /// The state of a cell's emission: its start and its next birth.
    private struct EmitterState {
        let cell: CAEmitterCell
        let begin: Double
        var next: Double
        var random: ParticleRandom
    }

    private struct LiveParticle {
        let cell: CAEmitterCell
        let image: CGImage?
        let born: Double
        let lifetime: Double
        let origin: SIMD2<Double>
        let velocity: SIMD2<Double>
        let acceleration: SIMD2<Double>
        let scale: Double
        let spin: Double
        let color: SIMD4<Double>
        var emitters: [EmitterState]

        func position(_ age: Double) -> SIMD2<Double> {
            origin + velocity * age + acceleration * (age * age / 2)
        }
    }

    /// The maximum number of live particles.
    private static let limit = 10_000

    private var emitters: [EmitterState]
    private var live: [LiveParticle] = []
    private(set) var time: Double

    init(_ cells: [CAEmitterCell], seed: UInt32, begin: Double) {
        time = begin
        emitters = cells.enumerated().map { index, cell in
            EmitterState(
                cell: cell, begin: begin, next: begin + max(0, cell.beginTime),
                random: ParticleRandom(UInt64(seed) << 16 ^ UInt64(index + 1)))
        }
    }

    /// Skips the particles that would have been born before a time.
    mutating func skip(to end: Double) {
        for index in emitters.indices { emitters[index].next = max(emitters[index].next, end) }
    }

    /// Emits and removes particles up to a time.
    mutating func advance(to end: Double, _ emission: Emission) {
        guard end > time else { return }
        time = end
        var born: [LiveParticle] = []
        let capacity = Self.limit - live.count
        for index in emitters.indices { Self.emit(&emitters[index], end, emission, nil, capacity, &born) }
        for index in live.indices {
            let parent = live[index]
            for emitter in parent.emitters.indices {
                let limit = min(end, parent.born + parent.lifetime)
                Self.emit(&live[index].emitters[emitter], limit, emission, parent, capacity, &born)
            }
        }
        live += born
        live.removeAll { end >= $0.born + $0.lifetime }
    }

    private static func emit(
        _ emitter: inout EmitterState, _ end: Double, _ emission: Emission, _ parent: LiveParticle?, _ capacity: Int,
        _ born: inout [LiveParticle]
    ) {
        let cell = emitter.cell
        let rate = emission.number("birthRate", cell, CGFloat(cell.birthRate)) * (parent == nil ? Double(emission.source.birthRate) : 1)
        guard cell.isEnabled, rate > 0, rate.isFinite else { return emitter.next = max(emitter.next, end) }
        let last = emitter.begin + cell.beginTime + cell.duration
        // Particles that would have expired by now are skipped.
        let lifetime =
            emission.number("lifetime", cell, CGFloat(cell.lifetime)) + emission.number("lifetimeRange", cell, CGFloat(cell.lifetimeRange))
        let maximumLifetime = lifetime * (parent == nil ? Double(emission.source.lifetime) : 1)
        if end - emitter.next > maximumLifetime { emitter.next += ((end - maximumLifetime - emitter.next) * rate).rounded(.down) / rate }
        while emitter.next < end, emitter.next < last, born.count < capacity {
            let birth = emitter.next
            emitter.next += 1 / rate
            let origin = parent.map { $0.position(birth - $0.born) }
            born.append(make(cell, birth, emission, origin, &emitter.random))
        }
    }

    private static func make(
        _ cell: CAEmitterCell, _ birth: Double, _ emission: Emission, _ origin: SIMD2<Double>?, _ random: inout ParticleRandom
    ) -> LiveParticle {
        func number(_ key: String, _ model: CGFloat) -> Double { emission.number(key, cell, model) }
        func varied(_ value: Double, _ range: Double) -> Double { value + range * random.signed() }
        let source = origin == nil ? emission.source : EmitterProperties()
        let angle = varied(number("emissionLongitude", cell.emissionLongitude), number("emissionRange", cell.emissionRange) / 2)
        let speed = varied(number("velocity", cell.velocity), number("velocityRange", cell.velocityRange)) * Double(source.velocity)
        let planarSpeed = cos(varied(number("emissionLatitude", cell.emissionLatitude), 0)) * speed
        let ranges = SIMD4(
            number("redRange", CGFloat(cell.redRange)), number("greenRange", CGFloat(cell.greenRange)),
            number("blueRange", CGFloat(cell.blueRange)), number("alphaRange", CGFloat(cell.alphaRange)))
        let variation = SIMD4(random.signed(), random.signed(), random.signed(), random.signed())
        let start = origin ?? EmitterShapeSampler.position(emission, &random)
        let life = varied(number("lifetime", CGFloat(cell.lifetime)), number("lifetimeRange", CGFloat(cell.lifetimeRange)))
        return LiveParticle(
            cell: cell, image: cell.image, born: birth, lifetime: max(0, life) * Double(source.lifetime), origin: start,
            velocity: SIMD2(cos(angle), sin(angle)) * planarSpeed,
            acceleration: SIMD2(number("xAcceleration", cell.xAcceleration), number("yAcceleration", cell.yAcceleration)),
            scale: varied(number("scale", cell.scale), number("scaleRange", cell.scaleRange)) * Double(source.scale),
            spin: varied(number("spin", cell.spin), number("spinRange", cell.spinRange)) * Double(source.spin),
            color: emission.color(cell) + ranges * variation,
            emitters: (cell.emitterCells ?? []).map {
                EmitterState(cell: $0, begin: birth, next: birth + max(0, $0.beginTime), random: ParticleRandom(random.next()))
            })
    }

    /// Returns all visible particles, in drawing order.
    func particles(_ mode: CAEmitterLayerRenderMode) -> [ParticleField.Particle] {
        var particles: [ParticleField.Particle] = []
        let order = mode == .oldestLast ? live.sorted { $0.born > $1.born } : live.sorted { $0.born < $1.born }
        for item in order {
            let age = time - item.born
            let speeds = SIMD4(
                Double(item.cell.redSpeed), Double(item.cell.greenSpeed), Double(item.cell.blueSpeed), Double(item.cell.alphaSpeed))
            let color = (item.color + speeds * age).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
            let scale = max(0, item.scale + Double(item.cell.scaleSpeed) * age)
            guard let image = item.image, scale > 0, color.w > 0 else { continue }
            let perPoint = max(item.cell.contentsScale, 0.01)
            let size = CGSize(width: CGFloat(image.width) / perPoint, height: CGFloat(image.height) / perPoint)
            let position = item.position(age)
            guard position.x.isFinite, position.y.isFinite else { continue }
            let transform = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
                .concatenating(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
                .concatenating(CGAffineTransform(rotationAngle: CGFloat(item.spin * age)))
                .concatenating(CGAffineTransform(translationX: CGFloat(position.x), y: CGFloat(position.y)))
            particles.append(.init(image: image, size: size, transform: transform, color: color))
        }
        return particles
    }

    /// Whether no particle is alive and none can be born later.
    var isOver: Bool {
        live.isEmpty && emitters.allSatisfy { $0.cell.birthRate <= 0 || $0.next >= $0.begin + $0.cell.beginTime + $0.cell.duration }
    }
}

/// A deterministic pseudorandom number generator.
///
/// - Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators (SplitMix64).
struct ParticleRandom {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// Returns a number in 0…1.
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
    /// Returns a number in -1…1.
    mutating func signed() -> Double { unit() * 2 - 1 }
}

/// The positions at which particles are born.
enum EmitterShapeSampler {
    @MainActor static func position(_ emission: Emission, _ random: inout ParticleRandom) -> SIMD2<Double> {
        let middle = SIMD2(Double(emission.source.position.x), Double(emission.source.position.y))
        let half = SIMD2(Double(emission.source.size.width), Double(emission.source.size.height)) / 2
        let onEdge = emission.mode == .outline || emission.mode == .surface
        switch emission.shape {
        case .line:
            return middle + SIMD2(half.x * (emission.mode == .points ? (random.signed() < 0 ? -1 : 1) : random.signed()), 0)
        case .rectangle, .cuboid:
            var unitPoint = SIMD2(random.signed(), random.signed())
            if emission.mode == .points { unitPoint = SIMD2(unitPoint.x < 0 ? -1 : 1, unitPoint.y < 0 ? -1 : 1) }
            if emission.mode == .outline {
                if random.unit() < half.x / max(half.x + half.y, 1e-9) {
                    unitPoint.y = unitPoint.y < 0 ? -1 : 1
                } else {
                    unitPoint.x = unitPoint.x < 0 ? -1 : 1
                }
            }
            return middle + half * unitPoint
        case .circle, .sphere:
            let angle = random.unit() * 2 * .pi
            // As documented by Apple, the circle's radius is the size's width.
            let radius = Double(emission.source.size.width) * (onEdge ? 1 : random.unit().squareRoot())
            return middle + SIMD2(cos(angle), sin(angle)) * (emission.mode == .points ? 0 : radius)
        default: return middle
        }
    }
}
