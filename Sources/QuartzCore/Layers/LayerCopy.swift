/// Creates a layer of another layer's class.
///
/// `init(layer:)` is not a required initialiser, because iOS code overrides it with `override` alone; a call through
/// a metatype needs a required one. Both initialisers have the same entry of the method table, so the correct
/// override runs. In a class without an override, Swift's own entry reports the problem and stops the program. See
/// Documentation/DECISIONS/0005.
@_spi(Construction) @preconcurrency @MainActor open class LayerCopy: CALayer {
    /// Creates a copy of a layer for presentation.
    public required override init(layer: Any) { super.init(layer: layer) }

    /// Creates a layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(of layer: CALayer) -> CALayer {
        unsafeBitCast(type(of: layer), to: LayerCopy.Type.self).init(layer: layer)
    }
}
