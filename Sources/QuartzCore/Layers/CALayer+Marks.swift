extension CALayer {
    /// Notes what is out of date here and on the way up, and asks the tree for a frame.
    package func mark(_ new: LayerMarks) {
        guard !marks.isSuperset(of: new) else { return }
        marks.formUnion(new)
        var below = new.asBelow
        var parent = links.superlayer
        while let layer = parent, !layer.marks.isSuperset(of: below) {
            layer.marks.formUnion(below)
            below = below.union(new.asBelow)
            parent = layer.links.superlayer
        }
        links.tree?.noteChange()
    }

    /// Tells the superlayers of a layer that came with marks of its own.
    func handMarksUp() {
        let below = marks.asBelow
        var parent = links.superlayer
        while let layer = parent {
            layer.marks.formUnion(below)
            parent = layer.links.superlayer
        }
        links.tree?.noteChange()
    }
}
