/// Declares `init()` of layers as required, as ``ConstructibleObject`` does for objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleLayer: CALayer {
    /// Makes a layer.
    public required override init() { super.init() }
    /// Makes a copy of a layer's presentation.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Makes a layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
