/// How a replicator layer repeats its sublayers.
package struct ReplicatorProperties: Equatable, Sendable {
    package var count = 1
    package var preservesDepth = false
    package var delay: Double = 0
    package var transform = CATransform3DIdentity
    package var color: SIMD4<Double> = SIMD4(repeating: 1)
    /// By red, green, blue and alpha: what is added to the colour for each further copy.
    package var offsets: SIMD4<Double> = .zero

    package init() {}

    /// What the pixels of a copy are multiplied by, 0…1 each.
    func tint(_ index: Int) -> SIMD4<Double> {
        (color + offsets * Double(index)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }
}
