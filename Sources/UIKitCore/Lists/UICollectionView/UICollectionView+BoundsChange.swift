/// Changes of the bounds within an animation. The layout specifies the initial and final attributes of elements that
/// appear and disappear.
extension UICollectionView {
    /// Called before the bounds change.
    func boundsWillAnimate() {
        guard !collection.boundsChangeIsAnimated, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 else { return }
        guard window != nil, collection.update == nil, !collection.tiles.isEmpty else { return }
        collection.boundsChangeIsAnimated = true
        collection.layout.prepare(forAnimatedBoundsChange: bounds)
    }

    /// Called when all elements have their frames for the new bounds.
    func boundsDidAnimate() {
        guard collection.boundsChangeIsAnimated else { return }
        collection.boundsChangeIsAnimated = false
        collection.layout.finalizeAnimatedBoundsChange()
    }

    /// Creates the view of a tile that became visible, and sets its initial frame without an animation.
    func showTile(_ index: Int) {
        let tile = collection.tiles[index]
        let start = collection.boundsChangeIsAnimated ? collection.layout.initialAttributes(of: tile.element) : nil
        if UIView.inheritedAnimationDuration > 0 {
            ViewAnimations.unanimated { createView(index, start ?? tile.attributes) }
        } else {
            createView(index, start ?? tile.attributes)
        }
        guard start != nil, collection.tiles.indices.contains(index), let view = collection.tiles[index].view else { return }
        applyAttributes(view, tile.attributes)
    }

    /// Removes a view that is no longer visible, at once or after an animation to its final attributes.
    func removeTile(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard collection.boundsChangeIsAnimated, let end = collection.layout.finalAttributes(of: element) else {
            return recycle(view, element)
        }
        view.representedElement = nil
        let removal = ElementRemoval(view, element)
        collection.viewsBeingRemoved.append(removal)
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, delay: 0, options: .allowUserInteraction) {
            self.applyAttributes(view, end)
        } completion: { [weak self] _ in
            self?.finishRemoval(removal)
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
