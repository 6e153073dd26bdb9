extension CALayer {
    func setMask(_ mask: CALayer?) {
        guard mask !== links.mask else { return }
        if let mask {
            precondition(
                !isInside(mask), "CALayer: \(mask) cannot be the mask of \(self), which is inside of it. Take that one out first.")
            if mask.links.superlayer != nil { mask.removeFromSuperlayer() }
        }
        if let old = links.mask {
            links.mask = nil
            old.links.superlayer = nil
            old.setTree(nil)
        }
        mark(.node)
        guard let mask else { return }
        links.mask = mask
        mask.links.superlayer = self
        mask.setTree(links.tree)
        mask.dirtyFlags.insert(.node)
        mask.propagateDirtyFlags()
    }
}
