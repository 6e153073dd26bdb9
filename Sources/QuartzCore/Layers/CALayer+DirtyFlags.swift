extension CALayer {
    /// Marks this layer and its ancestors as out of date, and requests a frame.
    ///
    /// - Parameter new: The parts of this layer that are out of date.
    package func mark(_ new: LayerDirtyFlags) {
        guard !dirtyFlags.isSuperset(of: new) else { return }
        dirtyFlags.formUnion(new)
        var ancestorFlags = new.superlayerFlags
        var parent = links.superlayer
        while let layer = parent, !layer.dirtyFlags.isSuperset(of: ancestorFlags) {
            layer.dirtyFlags.formUnion(ancestorFlags)
            ancestorFlags = ancestorFlags.union(new.superlayerFlags)
            parent = layer.links.superlayer
        }
        links.tree?.treeDidChange()
    }

    /// Propagates the dirty flags of a newly added layer to its ancestors.
    func propagateDirtyFlags() {
        let ancestorFlags = dirtyFlags.superlayerFlags
        var parent = links.superlayer
        while let layer = parent {
            layer.dirtyFlags.formUnion(ancestorFlags)
            parent = layer.links.superlayer
        }
        links.tree?.treeDidChange()
    }
}
