extension RenderNode {
    /// The features of a node that require special drawing.
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// The node is drawn in perspective.
        static let perspective = Traits(rawValue: 1)
        /// The shadow depends on the content of the node.
        static let shadowDependsOnContent = Traits(rawValue: 2)
        /// The node is drawn from an intermediate image, so any change in the node redraws it completely.
        static let intermediateImage = Traits(rawValue: 4)
        /// The node or a descendant draws a pattern, which calls the app's code.
        static let pattern = Traits(rawValue: 8)
        /// The node or a descendant blurs the content behind it.
        static let backdrop = Traits(rawValue: 16)
        /// The node or a descendant is drawn offscreen, or has the content of a layer subclass. The whole content is
        /// drawn again for each damaged rectangle.
        static let needsOffscreen = Traits(rawValue: 32)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(
            _ properties: LayerProperties, _ contents: CGImage?, _ children: [RenderNode], _ mask: RenderNode?, _ tint: SIMD4<Double>?,
            _ projection: Projection, _ contentBox: CGRect
        ) {
            self = []
            if !projection.isAffine { insert(.perspective) }
            let needsImage = properties.kind == .space || properties.kind.isCurl || properties.shouldRasterize
            if needsImage || !projection.isAffine || tint != nil { insert(.intermediateImage) }
            if properties.showsShadow, properties.shadow.path == nil, !Self.isSolid(properties, contents, children, mask, contentBox) {
                insert(.shadowDependsOnContent)
            }
            let colors = [properties.backgroundColor] + properties.kind.colors
            let hasPattern = colors.contains { $0?.pattern != nil }
            if hasPattern || children.contains(where: { $0.traits.contains(.pattern) }) || mask?.traits.contains(.pattern) ?? false {
                insert(.pattern)
            }
            let isInDescendant = children.contains { $0.traits.contains(.backdrop) } || mask?.traits.contains(.backdrop) ?? false
            if isInDescendant || properties.backdrop != nil { insert(.backdrop) }
            let drawsOffscreen =
                !isDisjoint(with: [.intermediateImage, .shadowDependsOnContent]) || mask != nil || properties.drawsOffscreen
                || properties.kind.drawsContent
            if drawsOffscreen || children.contains(where: { $0.traits.contains(.needsOffscreen) }) { insert(.needsOffscreen) }
        }

        /// Returns whether the visible content has the shape of the bounds and a uniform opacity.
        private static func isSolid(
            _ properties: LayerProperties, _ contents: CGImage?, _ children: [RenderNode], _ mask: RenderNode?, _ contentBox: CGRect
        ) -> Bool {
            guard mask == nil, properties.effect == nil, let color = properties.backgroundColor, color.pattern == nil, color.alpha > 0
            else { return false }
            let hasNoContent =
                contents == nil && !properties.hasBorder && !children.contains(where: \.isVisible) && !properties.kind.drawsContent
            return hasNoContent || color.isOpaque && properties.bounds.insetBy(dx: -0.01, dy: -0.01).contains(contentBox)
        }
    }
}

extension LayerKind {
    /// The colours that may be patterns.
    var colors: [CGColor?] {
        if case .shape(let shape) = self { [shape.fillColor, shape.strokeColor] } else { [] }
    }
}

/// Bounding boxes of the drawing of nodes.
enum NodeBox {
    /// Returns the box of everything except the shadow, before masking, in the layer's coordinates.
    static func withoutShadow(
        _ properties: LayerProperties, _ contents: CGImage?, _ children: [RenderNode], _ space: CATransform3D?
    ) -> CGRect {
        guard properties.kind != .space else { return .null }
        // Pages are drawn only in the rectangle of the page curl.
        if properties.kind.isCurl { return properties.bounds }
        let drawsInBounds =
            contents != nil || (properties.backgroundColor.map { $0.alpha > 0 } ?? false) || properties.hasBorder
            || properties.backdrop != nil
        var box = drawsInBounds ? properties.bounds : CGRect.null
        if properties.kind.drawsContent {
            let area = properties.kind.drawingArea(in: properties.bounds).clampedToDrawableRange
            box = box.union(properties.masksToBounds ? area.intersection(properties.bounds) : area)
        }
        if let contents, !properties.masksToBounds {
            box = box.union(ContentsPlacement.rect(of: properties, width: contents.width, height: contents.height).clampedToDrawableRange)
        }
        for child in children where child.isVisible {
            let extent = child.extent(in: space)
            guard properties.masksToBounds else {
                box = box.union(extent)
                continue
            }
            // Scrolled content may be up to half a pixel away from its position, because it is aligned to whole
            // pixels.
            box = box.union(properties.bounds.origin == .zero ? extent.intersection(properties.bounds) : properties.bounds)
        }
        return box
    }

    /// Returns the box of everything that the node draws, including its shadow, after masking.
    static func withShadow(
        _ properties: LayerProperties, _ contentBox: CGRect, _ mask: RenderNode?, _ traits: RenderNode.Traits
    ) -> CGRect {
        guard !properties.isHidden, properties.opacity > 0 else { return .zero }
        var box = contentBox
        if properties.showsShadow {
            let shadow = properties.shadow
            let shadowShape =
                shadow.path?.boundingBox.clampedToDrawableRange
                ?? (traits.contains(.shadowDependsOnContent) ? contentBox : properties.bounds)
            if !shadowShape.isNull, !shadowShape.isEmpty, shadow.path != nil || !contentBox.isNull {
                let offsetShape = shadowShape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                box = box.union(offsetShape.insetBy(dx: -shadow.extent, dy: -shadow.extent))
            }
        }
        if let mask { box = box.intersection(mask.isVisible ? mask.extent : .null) }
        guard !box.isNull, !box.isEmpty else { return .zero }
        return box
    }

    static func projected(_ box: CGRect, _ projection: Projection) -> CGRect {
        box.isEmpty ? .zero : projection.boundingBox(box).clampedToDrawableRange
    }

    static func union(_ nodes: [RenderNode], in space: CATransform3D) -> CGRect {
        let box = nodes.reduce(CGRect.null) { box, node in
            let extent = node.extent(in: space)
            return extent.isEmpty ? box : box.union(extent)
        }
        return box.isNull ? .zero : box
    }
}
