/// A layer as one frame shows it: immutable, and shared with every later frame in which nothing in it changes.
package final class RenderNode: Sendable {
    /// The same for all nodes of one layer.
    package let id: ObjectIdentifier
    package let properties: RenderProperties
    /// What is drawn in the bounds: the layer's own drawing, or its `contents`.
    package let contents: CGImage?
    /// In drawing order.
    package let children: [RenderNode]
    /// Whose alpha cuts what is drawn here and below; in the layer's coordinates.
    let mask: RenderNode?
    /// What all pixels of a replicator's copy are multiplied by: red, green, blue and alpha, 0…1; `nil` for none.
    let tint: SIMD4<Double>?
    /// The way to the superlayer, without perspective.
    package let toParent: CGAffineTransform
    /// The same in space, for layers that are not flat.
    let matrix: CATransform3D?
    /// What is done to all children, in space.
    let sublayerMatrix: CATransform3D?
    /// A box around all that is drawn here and below, in the layer's own coordinates; empty if nothing is.
    package let inner: CGRect
    /// The same in the superlayer's coordinates.
    package let extent: CGRect
    /// How many nodes are below this one.
    let descendants: Int
    let traits: Traits

    init(
        id: ObjectIdentifier, properties: LayerProperties, contents: CGImage?, children: [RenderNode], mask: RenderNode? = nil,
        tint: SIMD4<Double>? = nil
    ) {
        let properties = properties.bounded
        self.id = id
        self.properties = properties
        self.contents = contents
        self.children = children
        self.mask = mask
        self.tint = tint
        let isSpace = properties.kind == .space
        let projection = properties.projection
        toParent = projection.isAffine ? projection.affine : properties.toParent
        let matrix = properties.isFlat && properties.zPosition == 0 && !isSpace ? nil : properties.matrix
        let sublayerMatrix = properties.sublayerMatrix
        self.matrix = matrix
        self.sublayerMatrix = sublayerMatrix
        descendants = children.reduce(children.count) { $0 + $1.descendants }
        let plain = NodeBox.plain(properties, contents, children, sublayerMatrix)
        let traits = Traits(properties, contents, children, mask, tint, projection, plain)
        self.traits = traits
        inner = NodeBox.whole(properties, plain, mask, traits)
        let space = isSpace ? properties.matrix : nil
        extent = space.map { NodeBox.union(children, in: $0) } ?? NodeBox.mapped(inner, projection)
    }

    package var isVisible: Bool {
        guard !properties.isHidden, properties.opacity > 0 else { return false }
        return properties.kind == .space ? showsChildren : !inner.isEmpty
    }

    /// Whether the layer itself draws anything, apart from its sublayers.
    package var paints: Bool {
        contents != nil || (properties.backgroundColor.map { $0.alpha > 0 } ?? false) || properties.hasBorder || properties.kind.paints
            || properties.backdrop != nil
    }

    var showsChildren: Bool { children.contains(where: \.isVisible) }

    /// Whether fading the layer needs a picture of its own: more than one thing is drawn in it.
    var needsGroup: Bool {
        guard properties.allowsGroupOpacity else { return false }
        if showsChildren { return true }
        let parts = [
            contents != nil, (properties.backgroundColor?.alpha ?? 0) > 0, properties.hasBorder, properties.kind.paints,
            properties.showsShadow, properties.backdrop != nil,
        ]
        return parts.count { $0 } > 1
    }

    /// Whether there is anything that the layer's edge could cut.
    var hasInside: Bool { contents != nil || showsChildren || properties.kind.paints || properties.backdrop != nil }

    /// In what way the layer may be drawn as one picture, which is not rounded as its parts are when they are drawn one by one: 1 for a
    /// fade, 2 for a cut edge, 3 for both.
    var veils: Int { (properties.opacity < 1 && needsGroup ? 1 : 0) + (properties.masksToBounds && hasInside ? 2 : 0) }

    /// The layer's matrix in space, as it is seen through that of its superlayer's sublayers.
    func matrix(in space: CATransform3D?) -> CATransform3D {
        let own = matrix ?? properties.matrix
        return space.map { CATransform3DConcat(own, $0) } ?? own
    }

    /// A box around all that is drawn, in the plane that a space is looked at from.
    func extent(in space: CATransform3D?) -> CGRect {
        guard isVisible else { return .zero }
        guard let space else { return extent }
        if space.isFlatAffine, properties.kind != .space { return extent.box(Projection(space).affine).nearBy }
        let matrix = matrix(in: space)
        return properties.kind == .space ? NodeBox.union(children, in: matrix) : NodeBox.mapped(inner, Projection(matrix))
    }
}

/// What a node is drawn from.
package typealias RenderProperties = LayerProperties

extension LayerProperties {
    var hasBorder: Bool { borderWidth > 0 && (borderColor.map { $0.alpha > 0 } ?? false) }
    /// A shadow is cut with all else.
    var showsShadow: Bool { shadow.shows && !masksToBounds }
}
