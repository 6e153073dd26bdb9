/// A layer class whose `init()` is required, as ``ConstructibleObject`` requires `init()` of objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleLayer: CALayer {
    /// Creates a layer.
    public required override init() { super.init() }
    /// Creates a copy for a layer's presentation.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
