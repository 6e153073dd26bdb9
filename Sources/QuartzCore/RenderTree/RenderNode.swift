/// The state of a layer in one frame: immutable, and shared with later frames until the layer or a descendant
/// changes.
package final class RenderNode: Sendable {
    /// The identity of the layer, equal for all nodes of one layer.
    package let id: ObjectIdentifier
    package let properties: RenderProperties
    /// The image in the bounds: the layer's drawing, or its `contents`.
    package let contents: CGImage?
    /// The child nodes, in drawing order.
    package let children: [RenderNode]
    /// The node whose alpha channel masks this node and its descendants, in the layer's coordinates.
    let mask: RenderNode?
    /// The colour by which a replicator's copy is multiplied: red, green, blue and alpha, 0…1; `nil` for none.
    let tint: SIMD4<Double>?
    /// The transform to the superlayer, without perspective.
    package let transformToSuperlayer: CGAffineTransform
    /// The 3D transform to the superlayer; `nil` for flat layers.
    let matrix: CATransform3D?
    /// The 3D transform of all children; `nil` for none.
    let sublayerMatrix: CATransform3D?
    /// The bounding box of everything that the node and its descendants draw, in the layer's own coordinates; empty
    /// for nothing.
    package let drawingBox: CGRect
    /// The bounding box in the superlayer's coordinates.
    package let extent: CGRect
    /// The number of descendants.
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
        transformToSuperlayer = projection.isAffine ? projection.affine : properties.transformToSuperlayer
        let matrix = properties.isFlat && properties.zPosition == 0 && !isSpace ? nil : properties.matrix
        let sublayerMatrix = properties.sublayerMatrix
        self.matrix = matrix
        self.sublayerMatrix = sublayerMatrix
        descendants = children.reduce(children.count) { $0 + $1.descendants }
        let contentBox = NodeBox.withoutShadow(properties, contents, children, sublayerMatrix)
        let traits = Traits(properties, contents, children, mask, tint, projection, contentBox)
        self.traits = traits
        drawingBox = NodeBox.withShadow(properties, contentBox, mask, traits)
        let space = isSpace ? properties.matrix : nil
        extent = space.map { NodeBox.union(children, in: $0) } ?? NodeBox.projected(drawingBox, projection)
    }

    package var isVisible: Bool {
        guard !properties.isHidden, properties.opacity > 0 else { return false }
        return properties.kind == .space ? showsChildren : !drawingBox.isEmpty
    }

    /// Whether the layer itself draws anything, apart from its sublayers.
    package var drawsContent: Bool {
        contents != nil || (properties.backgroundColor.map { $0.alpha > 0 } ?? false) || properties.hasBorder
            || properties.kind.drawsContent
            || properties.backdrop != nil
    }

    var showsChildren: Bool { children.contains(where: \.isVisible) }

    /// Whether fading the layer requires a group, because the layer draws more than one thing.
    var needsGroup: Bool {
        guard properties.allowsGroupOpacity else { return false }
        if showsChildren { return true }
        let parts = [
            contents != nil, (properties.backgroundColor?.alpha ?? 0) > 0, properties.hasBorder, properties.kind.drawsContent,
            properties.showsShadow, properties.backdrop != nil,
        ]
        return parts.count { $0 } > 1
    }

    /// Whether the layer has content that its edge can clip.
    var hasClippableContent: Bool { contents != nil || showsChildren || properties.kind.drawsContent || properties.backdrop != nil }

    /// The kinds of group masks that the layer needs: 1 for opacity, 2 for clipping, 3 for both. Comparisons of frames
    /// need this number: the pixels of a group are rounded differently from parts that are drawn one by one.
    var groupEffects: Int { (properties.opacity < 1 && needsGroup ? 1 : 0) + (properties.masksToBounds && hasClippableContent ? 2 : 0) }

    /// Returns the layer's 3D transform, concatenated with the transform of its superlayer's sublayers.
    func matrix(in space: CATransform3D?) -> CATransform3D {
        let ownMatrix = matrix ?? properties.matrix
        return space.map { CATransform3DConcat(ownMatrix, $0) } ?? ownMatrix
    }

    /// Returns the bounding box of the drawing, projected from the given 3D space.
    func extent(in space: CATransform3D?) -> CGRect {
        guard isVisible else { return .zero }
        guard let space else { return extent }
        if space.isFlatAffine, properties.kind != .space { return extent.boundingBox(Projection(space).affine).clampedToDrawableRange }
        let matrix = matrix(in: space)
        return properties.kind == .space ? NodeBox.union(children, in: matrix) : NodeBox.projected(drawingBox, Projection(matrix))
    }
}

/// The properties from which a node is drawn.
package typealias RenderProperties = LayerProperties

extension LayerProperties {
    var hasBorder: Bool { borderWidth > 0 && (borderColor.map { $0.alpha > 0 } ?? false) }
    /// Whether the shadow is visible. Clipping also clips the shadow.
    var showsShadow: Bool { shadow.isVisible && !masksToBounds }
}
