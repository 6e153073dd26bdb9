extension CALayer {
    /// Marks what needs an update in this layer, marks its ancestors accordingly, and requests a frame.
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

    /// Propagates the marks of a newly added layer to its ancestors.
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
