extension CALayer {
    /// The sublayers, the lowest first; `nil` without sublayers. The sublayers of a presentation layer are
    /// presentation layers.
    public var sublayers: [CALayer]? {
        get {
            let layers = presentedSublayers
            return layers.isEmpty ? nil : layers
        }
        set {
            for layer in links.sublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The superlayer. The superlayer of a presentation layer is a presentation layer.
    public var superlayer: CALayer? { links.model == nil ? links.superlayer : links.superlayer?.presentation() }

    /// Inserts a layer directly below a sublayer; at the bottom if `sibling` is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: index(of: sibling, without: layer) ?? 0)
    }

    /// Inserts a layer directly above a sublayer; on top if `sibling` is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = index(of: sibling, without: layer).map { $0 + 1 }
        insert(layer, at: index ?? links.sublayers.count)
    }

    /// Replaces a sublayer. Does nothing if `oldLayer` is not a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, links.sublayers.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Returns whether `other` is this layer or one of its ancestors.
    package func isInside(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.links.superlayer
        }
        return false
    }

    func insert(_ layer: CALayer, at index: Int) {
        precondition(
            !isInside(layer), "CALayer: \(layer) cannot be put into \(self), which is inside of it. Take that one out first.")
        let isReordering = layer.links.superlayer === self
        let action = orderAction("sublayers", in: links.tree)
        let orderInAction = isReordering ? nil : layer.orderAction(kCAOnOrderIn, in: links.tree)
        if isReordering, let old = links.sublayers.indexFromEitherEnd(where: { $0 === layer }) {
            // The layer stays in the tree and keeps its animations.
            links.sublayers.remove(at: old)
        } else if layer.links.superlayer != nil {
            layer.removeFromSuperlayer()
        }
        // The count is read before the change. A read in the same expression would retain the array, and the change
        // would copy it.
        let count = links.sublayers.count
        links.sublayers.insert(layer, at: min(max(index, 0), count))
        layer.links.superlayer = self
        layer.setTree(links.tree)
        layer.dirtyFlags.insert(.node)
        mark([.node, .layout])
        layer.propagateDirtyFlags()
        run(action, forKey: "sublayers", from: nil)
        layer.run(orderInAction, forKey: kCAOnOrderIn, from: nil)
    }

    func detach() {
        guard let parent = links.superlayer else { return }
        if parent.links.mask === self { return parent.setMask(nil) }
        // The action runs before the layer is removed. The removal ends an animation that the action adds, and
        // notifies the animation's delegate.
        run(orderAction(kCAOnOrderOut, in: links.tree), forKey: kCAOnOrderOut, from: nil)
        let action = parent.orderAction("sublayers", in: parent.links.tree)
        if let index = parent.links.sublayers.indexFromEitherEnd(where: { $0 === self }) { parent.links.sublayers.remove(at: index) }
        links.superlayer = nil
        setTree(nil)
        parent.mark([.node, .layout])
        parent.run(action, forKey: "sublayers", from: nil)
    }

    /// Sets the tree of the layer and its descendants. Layers that are removed from a tree lose their animations, as
    /// documented by Apple.
    func setTree(_ tree: LayerTree?) {
        guard links.tree !== tree else { return }
        if links.tree != nil { endAnimations() }
        links.tree = tree
        if !attached.isEmpty { tree?.trackAnimations(of: self) }
        if self is any TimedLayer { tree?.trackTimed(self) }
        for layer in links.sublayersAndMask { layer.setTree(tree) }
    }

    private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
        guard let sibling, sibling !== layer, let index = links.sublayers.indexFromEitherEnd(where: { $0 === sibling }) else { return nil }
        guard layer.links.superlayer === self, let layerIndex = links.sublayers.indexFromEitherEnd(where: { $0 === layer }) else {
            return index
        }
        return layerIndex < index ? index - 1 : index
    }
}
