/// Particles as one frame shows them.
package struct ParticleField: Equatable, Sendable {
    struct Particle: Sendable {
        let image: CGImage
        /// In points.
        let size: CGSize
        /// From the picture's corner to the layer's coordinates.
        let transform: CGAffineTransform
        let color: SIMD4<Double>
    }

    /// What the layer's properties say.
    var source = EmitterProperties()
    /// In drawing order.
    var particles: [Particle] = []
    /// Whether their light is added to what is behind.
    var adds = false
    /// Which frame it is of; two fields of one layer are the same if this is.
    var frame = 0

    package static func == (one: ParticleField, other: ParticleField) -> Bool {
        one.frame == other.frame && one.source == other.source
    }

    var box: CGRect {
        particles.reduce(CGRect.null) { $0.union(CGRect(origin: .zero, size: $1.size).box($1.transform)) }
    }
}
