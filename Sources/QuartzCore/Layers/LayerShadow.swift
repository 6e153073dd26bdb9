/// The properties of a layer's shadow.
package struct LayerShadow: Hashable, Sendable {
    package var color: CGColor? = .black
    package var opacity: Float = 0
    package var offset = CGSize(width: 0, height: -3)
    package var radius: CGFloat = 3
    package var path: CGPath?

    package init() {}

    /// Whether the shadow is visible.
    var isVisible: Bool { opacity > 0 && (color?.alpha ?? 0) > 0 }

    /// The extent of the blur, in points: three standard deviations, beyond which nothing is visible.
    var extent: CGFloat { radius * 3 + 1 }
}
