extension CALayer {
    /// Marks parts of this layer as out of date, marks its ancestors accordingly, and requests a frame.
    package func mark(_ new: LayerDirtyFlags) {
        guard !dirtyFlags.isSuperset(of: new) else { return }
        dirtyFlags.formUnion(new)
        var below = new.asBelow
        var parent = links.superlayer
        while let layer = parent, !layer.dirtyFlags.isSuperset(of: below) {
            layer.dirtyFlags.formUnion(below)
            below = below.union(new.asBelow)
            parent = layer.links.superlayer
        }
        links.tree?.treeDidChange()
    }

    /// Propagates the marks of a newly added layer to its ancestors.
    func handMarksUp() {
        let below = dirtyFlags.asBelow
        var parent = links.superlayer
        while let layer = parent {
            layer.dirtyFlags.formUnion(below)
            parent = layer.links.superlayer
        }
        links.tree?.treeDidChange()
    }
}
