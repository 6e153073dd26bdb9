/// Bounds that change within an animation: the layout says where what comes into view begins, and where what leaves it ends.
extension UICollectionView {
    /// The bounds are about to change.
    func boundsWillAnimate() {
        guard !collection.boundsAreChanging, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 else { return }
        guard window != nil, collection.update == nil, !collection.tiles.isEmpty else { return }
        collection.boundsAreChanging = true
        collection.layout.prepare(forAnimatedBoundsChange: bounds)
    }

    /// Everything stands where the new bounds want it.
    func boundsDidAnimate() {
        guard collection.boundsAreChanging else { return }
        collection.boundsAreChanging = false
        collection.layout.finalizeAnimatedBoundsChange()
    }

    /// Makes the view of a tile that came into view. It has its place from the start, and does not fly there from a corner.
    func arrive(_ index: Int) {
        let tile = collection.tiles[index]
        let start = collection.boundsAreChanging ? collection.layout.initialAttributes(of: tile.element) : nil
        if UIView.inheritedAnimationDuration > 0 {
            ViewAnimations.unanimated { make(index, start ?? tile.attributes) }
        } else {
            make(index, start ?? tile.attributes)
        }
        guard start != nil, collection.tiles.indices.contains(index), let view = collection.tiles[index].view else { return }
        place(view, tile.attributes)
    }

    /// Puts a view away that is out of sight, at once or after it went where the layout wants it to end.
    func leave(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard collection.boundsAreChanging, let end = collection.layout.finalAttributes(of: element) else { return recycle(view, element) }
        view.use = nil
        let gone = LeavingElement(view, element)
        collection.leaving.append(gone)
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, delay: 0, options: .allowUserInteraction) {
            self.place(view, end)
        } completion: { [weak self] _ in
            self?.left(gone)
        }
    }
}

extension UICollectionViewLayout {
    /// What an element that appears begins with, if the layout says so.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = element.indexPath
        return switch element.kind {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// What an element that disappears ends with, if the layout says so.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = element.indexPath
        return switch element.kind {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
