/// The properties of a replicator layer.
package struct ReplicatorProperties: Equatable, Sendable {
    package var count = 1
    package var preservesDepth = false
    package var delay: Double = 0
    package var transform = CATransform3DIdentity
    package var color: SIMD4<Double> = SIMD4(repeating: 1)
    /// The change of red, green, blue and alpha between successive copies.
    package var offsets: SIMD4<Double> = .zero

    package init() {}

    /// Returns the colour by which a copy is multiplied, each component 0…1.
    func tint(_ index: Int) -> SIMD4<Double> {
        (color + offsets * Double(index)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }
}
