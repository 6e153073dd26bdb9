extension CALayer {
    /// Returns the node of this layer. Nodes are created only for layers that are marked as out of date; all other
    /// nodes are reused.
    func renderNode(counting count: inout Int) -> RenderNode {
        if let node, dirtyFlags.isDisjoint(with: [.node, .nodeBelow]) { return presentedNode ?? node }
        dirtyFlags.subtract([.node, .nodeBelow])
        var properties = animatedValues ?? values
        if attached.isEmpty { properties = values }
        let sublayers = LayerOrder.sorted(links.sublayers).map { $0.renderNode(counting: &count) }
        let mask = links.mask?.renderNode(counting: &count)
        let children = childNodes(sublayers, properties)
        count += 1
        let new = RenderNode(
            id: ObjectIdentifier(self), properties: properties, contents: contentImage(properties), children: children, mask: mask)
        node = new
        presentedNode = transition?.node(new)
        return presentedNode ?? new
    }

    /// Returns the image in the bounds: the layer's drawing, or its contents, which may be animated.
    private func contentImage(_ properties: LayerProperties) -> CGImage? {
        properties.contents !== values.contents ? properties.contents : backing ?? values.contents
    }

    /// Returns the child nodes: the nodes of the sublayers, and nodes that a layer subclass adds.
    private func childNodes(_ sublayers: [RenderNode], _ properties: LayerProperties) -> [RenderNode] {
        switch self {
        case let layer as CAReplicatorLayer: layer.copies(of: sublayers, properties)
        case let layer as CATiledLayer: layer.tileNodes + sublayers
        default: sublayers
        }
    }

    /// Returns a temporary node of this layer and its descendants at another time. No frame stores the node.
    func transientNode(at time: Double?) -> RenderNode {
        let properties = time.map { self.properties(at: $0) } ?? values
        let sublayers = LayerOrder.sorted(links.sublayers).map { $0.transientNode(at: time) }
        let children = childNodes(sublayers, properties)
        return RenderNode(
            id: ObjectIdentifier(self), properties: properties, contents: contentImage(properties), children: children,
            mask: links.mask?.transientNode(at: time))
    }

    /// Returns the properties with all animations applied at `time`, in the time of the outermost layer. No events
    /// are recorded.
    private func properties(at time: Double) -> LayerProperties {
        let time = localTime(of: time)
        var properties = values
        for item in attached {
            guard let begin = item.begin else { continue }
            let timing = item.animation.activeTime(begin: begin)
            if let moment = timing.sample(at: time) { item.animation.apply(moment, to: &properties) }
        }
        return properties
    }
}

extension CAReplicatorLayer {
    /// Returns the nodes of all copies. Each node contains nodes of the sublayers.
    func copies(of nodes: [RenderNode], _ properties: LayerProperties) -> [RenderNode] {
        guard case .replicator(let replicator) = properties.kind, !nodes.isEmpty else { return [] }
        var copy = LayerProperties()
        copy.bounds = properties.bounds
        copy.anchorPoint = properties.anchorPoint
        copy.position = properties.anchor
        if replicator.preservesDepth { copy.kind = .space }
        return (0..<replicator.count).map { index in
            defer { copy.transform = CATransform3DConcat(replicator.transform, copy.transform) }
            let tint = replicator.tint(index)
            var children = nodes
            if replicator.delay != 0, index > 0, let now = links.tree?.time {
                children = LayerOrder.sorted(links.sublayers).map { $0.transientNode(at: now - replicator.delay * Double(index)) }
            }
            return RenderNode(
                id: ObjectIdentifier(identity(index)), properties: copy, contents: nil, children: children, mask: nil,
                tint: tint == SIMD4(repeating: 1) ? nil : tint)
        }
    }
}
