/// What a layer's shadow is drawn from.
package struct LayerShadow: Hashable, Sendable {
    package var color: CGColor? = .black
    package var opacity: Float = 0
    package var offset = CGSize(width: 0, height: -3)
    package var radius: CGFloat = 3
    package var path: CGPath?

    package init() {}

    /// Whether anything is drawn.
    var shows: Bool { opacity > 0 && (color?.alpha ?? 0) > 0 }

    /// How far the blur reaches, in points: three deviations, which is all of what can be seen.
    var reach: CGFloat { radius * 3 + 1 }
}
