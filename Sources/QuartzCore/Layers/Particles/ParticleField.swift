/// The particles of one frame.
package struct ParticleField: Equatable, Sendable {
    struct Particle: Sendable {
        let image: CGImage
        /// The size in points.
        let size: CGSize
        /// The transform from the image's corner to the layer's coordinates.
        let transform: CGAffineTransform
        let color: SIMD4<Double>
    }

    /// The properties of the emitter layer.
    var source = EmitterProperties()
    /// The particles in drawing order.
    var particles: [Particle] = []
    /// Whether the particles' colours are added to the background.
    var isAdditive = false
    /// The number of the frame. Two fields of one layer are equal if their frames and their emitter properties are
    /// equal.
    var frame = 0

    package static func == (one: ParticleField, other: ParticleField) -> Bool {
        one.frame == other.frame && one.source == other.source
    }

    var boundingBox: CGRect {
        particles.reduce(CGRect.null) { $0.union(CGRect(origin: .zero, size: $1.size).boundingBox($1.transform)) }
    }
}
