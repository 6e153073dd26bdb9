/// A layer as one frame shows it: immutable, and shared with every later frame in which nothing in it changes.
package final class RenderNode: Sendable {
    /// The same for all nodes of one layer.
    package let id: ObjectIdentifier
    package let properties: RenderProperties
    /// What is drawn in the bounds: the layer's own drawing, or its `contents`.
    package let contents: CGImage?
    /// In drawing order.
    package let children: [RenderNode]
    package let toParent: CGAffineTransform
    /// A box around all that is drawn here and below, in the superlayer's coordinates; empty if nothing is.
    package let extent: CGRect
    /// How many nodes are below this one.
    let descendants: Int

    init(id: ObjectIdentifier, properties: LayerProperties, contents: CGImage?, children: [RenderNode]) {
        self.id = id
        self.properties = properties
        self.contents = contents
        self.children = children
        toParent = properties.toParent
        descendants = children.reduce(children.count) { $0 + $1.descendants }
        extent = Self.extent(properties, contents, children, toParent)
    }

    package var isVisible: Bool { !properties.isHidden && properties.opacity > 0 && !extent.isEmpty }

    /// Whether the layer itself draws anything, apart from its sublayers.
    package var paints: Bool {
        contents != nil || (properties.backgroundColor.map { $0.alpha > 0 } ?? false) || properties.hasBorder
    }

    var showsChildren: Bool { children.contains(where: \.isVisible) }

    /// Whether fading the layer needs a picture of its own: more than one thing is drawn in it.
    var needsGroup: Bool {
        if showsChildren { return true }
        let parts = [contents != nil, (properties.backgroundColor?.alpha ?? 0) > 0, properties.hasBorder]
        return parts.count { $0 } > 1
    }

    /// Whether there is anything that the layer's edge could cut.
    var hasInside: Bool { contents != nil || showsChildren }

    /// In what way the layer may be drawn as one picture, which is not rounded as its parts are when they are drawn one by one: 1 for a
    /// fade, 2 for a cut edge, 3 for both.
    var veils: Int { (properties.opacity < 1 && needsGroup ? 1 : 0) + (properties.masksToBounds && hasInside ? 2 : 0) }

    private static func extent(
        _ properties: LayerProperties, _ contents: CGImage?, _ children: [RenderNode], _ toParent: CGAffineTransform
    ) -> CGRect {
        guard !properties.isHidden, properties.opacity > 0 else { return .zero }
        let paints = contents != nil || (properties.backgroundColor.map { $0.alpha > 0 } ?? false) || properties.hasBorder
        var box = paints ? properties.bounds : CGRect.null
        if let contents, !properties.masksToBounds {
            box = box.union(ContentsPlacement.rect(of: properties, width: contents.width, height: contents.height))
        }
        for child in children where child.isVisible {
            guard properties.masksToBounds else {
                box = box.union(child.extent)
                continue
            }
            // What scrolls is put on whole pixels, which may be up to half of one away.
            box = box.union(properties.bounds.origin == .zero ? child.extent.intersection(properties.bounds) : properties.bounds)
        }
        guard !box.isNull, !box.isEmpty else { return .zero }
        return box.box(toParent)
    }
}

/// What a node is drawn from.
package typealias RenderProperties = LayerProperties

extension LayerProperties {
    var hasBorder: Bool { borderWidth > 0 && (borderColor.map { $0.alpha > 0 } ?? false) }
}
