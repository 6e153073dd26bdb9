/// Changes of the bounds within an animation. The layout specifies the initial and final attributes of elements that
/// appear and disappear.
extension UICollectionView {
    /// Called before the bounds change.
    func boundsWillAnimate() {
        guard !collection.boundsAreChanging, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 else { return }
        guard window != nil, collection.update == nil, !collection.tiles.isEmpty else { return }
        collection.boundsAreChanging = true
        collection.layout.prepare(forAnimatedBoundsChange: bounds)
    }

    /// Called when all elements have their frames for the new bounds.
    func boundsDidAnimate() {
        guard collection.boundsAreChanging else { return }
        collection.boundsAreChanging = false
        collection.layout.finalizeAnimatedBoundsChange()
    }

    /// Creates the view of a tile that became visible, and sets its initial frame without an animation.
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

    /// Removes a view that is no longer visible, at once or after an animation to its final attributes.
    func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard collection.boundsAreChanging, let end = collection.layout.finalAttributes(of: element) else { return recycle(view, element) }
        view.use = nil
        let removal = LeavingElement(view, element)
        collection.leaving.append(removal)
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, delay: 0, options: .allowUserInteraction) {
            self.place(view, end)
        } completion: { [weak self] _ in
            self?.left(removal)
        }
    }
}

extension UICollectionViewLayout {
    /// Returns the initial attributes of an appearing element, if the layout specifies any.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = element.indexPath
        return switch element.kind {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// Returns the final attributes of a disappearing element, if the layout specifies any.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = element.indexPath
        return switch element.kind {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
