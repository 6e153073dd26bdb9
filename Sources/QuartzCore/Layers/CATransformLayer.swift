/// A layer whose sublayers stand in one space with its own neighbours: they are not flattened, and the nearer hides the farther.
///
/// It shows nothing but its sublayers: background, contents, border, shadow and mask are not drawn, and it cannot be hit.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransformlayer
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    /// Makes a layer without sublayers.
    public override init() {
        super.init()
        values.kind = .space
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .space
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    /// `nil`: the layer has no plane in which a point could be.
    open override func hitTest(_ point: CGPoint) -> CALayer? { nil }
}
