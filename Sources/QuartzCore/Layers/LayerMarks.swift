/// What is out of date in a layer, and whether anything is below it.
package struct LayerMarks: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The layer's render node.
    package static let node = LayerMarks(rawValue: 1)
    package static let layout = LayerMarks(rawValue: 2)
    package static let display = LayerMarks(rawValue: 4)
    package static let nodeBelow = LayerMarks(rawValue: 8)
    package static let layoutBelow = LayerMarks(rawValue: 16)
    package static let displayBelow = LayerMarks(rawValue: 32)

    /// A new layer has to be laid out and committed; it is drawn only when asked for.
    static let all: LayerMarks = [.node, .layout]
    static let below: LayerMarks = [.nodeBelow, .layoutBelow, .displayBelow]

    /// The marks that a superlayer gets for these.
    var asBelow: LayerMarks {
        LayerMarks(rawValue: (rawValue & 7) << 3 | rawValue & LayerMarks.below.rawValue)
    }
}

/// Where a layer stands in the tree.
package struct LayerLinks {
    package weak var superlayer: CALayer?
    package var sublayers: [CALayer] = []
    /// Whose alpha says how much of the layer is seen; its superlayer is the layer.
    package var mask: CALayer?
    /// The tree the layer is shown by; set on all layers of the tree.
    package weak var tree: LayerTree?
    /// The tree that samples the layer's animations.
    package weak var sampler: LayerTree?
    /// For a presentation layer: the layer that it shows.
    package var model: CALayer?

    /// All that hang below.
    var below: [CALayer] { mask.map { sublayers + [$0] } ?? sublayers }
}
