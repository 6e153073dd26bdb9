/// A layer whose sublayers share the 3D space of its siblings: they are not flattened, and nearer sublayers hide
/// farther ones.
///
/// Only the sublayers are drawn: background, contents, border, shadow and mask are not drawn, and the layer cannot be
/// hit.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransformlayer
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    /// Creates a layer without sublayers.
    public override init() {
        super.init()
        values.kind = .space
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .space
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Returns `nil`: the layer has no plane that could contain a point.
    open override func hitTest(_ point: CGPoint) -> CALayer? { nil }
}
