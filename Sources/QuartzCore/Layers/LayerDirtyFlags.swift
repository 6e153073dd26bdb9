/// The parts of a layer that are out of date, and whether any descendant is out of date.
package struct LayerDirtyFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The layer's render node.
    package static let node = LayerDirtyFlags(rawValue: 1)
    package static let layout = LayerDirtyFlags(rawValue: 2)
    package static let display = LayerDirtyFlags(rawValue: 4)
    /// A descendant's render node is out of date.
    package static let nodeBelow = LayerDirtyFlags(rawValue: 8)
    package static let layoutBelow = LayerDirtyFlags(rawValue: 16)
    package static let displayBelow = LayerDirtyFlags(rawValue: 32)

    /// The flags of a new layer: its render node and its layout. Drawing happens only on request.
    static let all: LayerDirtyFlags = [.node, .layout]
    /// The flags for descendants.
    static let below: LayerDirtyFlags = [.nodeBelow, .layoutBelow, .displayBelow]

    /// The corresponding flags of a superlayer.
    var superlayerFlags: LayerDirtyFlags {
        LayerDirtyFlags(rawValue: (rawValue & 7) << 3 | rawValue & LayerDirtyFlags.below.rawValue)
    }
}

/// The relations of a layer in the tree.
package struct LayerLinks {
    package weak var superlayer: CALayer?
    package var sublayers: [CALayer] = []
    /// The mask layer. Its superlayer is the masked layer.
    package var mask: CALayer?
    /// The tree that displays the layer; set on all layers of the tree.
    package weak var tree: LayerTree?
    /// The tree that samples the layer's animations.
    package weak var sampler: LayerTree?
    /// The model layer of a presentation layer.
    package var model: CALayer?

    /// The sublayers and the mask.
    var sublayersAndMask: [CALayer] { mask.map { sublayers + [$0] } ?? sublayers }
}
