extension CALayer {
    /// The node of this layer, made anew only where something is marked.
    func renderNode(counting made: inout Int) -> RenderNode {
        if let node, marks.isDisjoint(with: [.node, .nodeBelow]) { return node }
        marks.subtract([.node, .nodeBelow])
        var properties = sampled ?? values
        if attached.isEmpty { properties = values }
        let children = LayerOrder.sorted(links.sublayers).map { $0.renderNode(counting: &made) }
        made += 1
        let new = RenderNode(id: ObjectIdentifier(self), properties: properties, contents: backing ?? values.contents, children: children)
        node = new
        return new
    }
}
