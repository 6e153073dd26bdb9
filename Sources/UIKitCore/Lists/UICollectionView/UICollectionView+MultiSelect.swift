extension UICollectionView: MultiSelectList {
    var multiSelectGesture: MultiSelectGesture {
        get { collection.multiSelectGesture }
        set { collection.multiSelectGesture = newValue }
    }

    var canSelectMultiple: Bool { allowsMultipleSelectionDuringEditing || (!isEditing && allowsMultipleSelection) }

    func isOnSelectionCircle(_ point: CGPoint) -> Bool {
        guard isEditing, allowsMultipleSelectionDuringEditing, let path = rowPath(at: point),
            let cell = cellForItem(at: dataIndexPath(forPresented: path))
        else {
            return false
        }
        return cell.isBeforeContent(convert(point, to: cell), of: cell.contentView)
    }

    var selectedPaths: [IndexPath] { selection.selected }

    func multiSelect(over path: IndexPath, selects: Bool) {
        // If multiple selection requires editing, the delegate has to begin editing in `multiSelectDidBegin(at:)`.
        guard currentlyAllowsMultipleSelection, !isPlaceholder(path) else { return }
        if selects { selectByTouch(path) } else { deselectByTouch(path) }
    }

    func delegateAllowsMultiSelect(at path: IndexPath) -> Bool {
        let path = dataIndexPath(forPresented: path)
        return collectionHub.value(false) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) }
    }

    func multiSelectDidBegin(at path: IndexPath) {
        cancelPress()
        let path = dataIndexPath(forPresented: path)
        collectionHub.notify { $0.collectionView(self, didBeginMultipleSelectionInteractionAt: path) }
    }

    func multiSelectDidEnd() { collectionHub.notify { $0.collectionViewDidEndMultipleSelectionInteraction(self) } }
}
