/// Makes a layer of another one's class.
///
/// `init(layer:)` of layers is not required, since code for iOS overrides it with `override` alone; calling it through a metatype needs a
/// required one. Both have the same place in the table of methods, so that the right override runs; a class without one has Swift's own
/// entry there, which says so and stops. See Documentation/DECISIONS/0005.
@_spi(Construction) @preconcurrency @MainActor open class LayerCopy: CALayer {
    /// Makes a copy of a layer for presentation.
    public required override init(layer: Any) { super.init(layer: layer) }

    /// Makes a layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(of layer: CALayer) -> CALayer {
        unsafeBitCast(type(of: layer), to: LayerCopy.Type.self).init(layer: layer)
    }
}
