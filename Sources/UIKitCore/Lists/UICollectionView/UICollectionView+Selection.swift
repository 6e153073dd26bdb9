extension UICollectionView {
    /// Whether taps currently select items.
    private var currentlyAllowsSelection: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var currentlyAllowsMultipleSelection: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Returns the cell at an index path if a tap on the cell expands or collapses its item. Such taps also work
    /// while selection is disabled.
    private func outlineCell(at indexPath: IndexPath) -> UICollectionViewListCell? {
        guard let cell = cellForItem(at: indexPath) as? UICollectionViewListCell else { return nil }
        return cell.togglesOutlineOnTap ? cell : nil
    }

    /// Updates the cells, the selection and the swipe actions after ``isEditing`` has changed.
    func editingDidChange() {
        closeSwipe(animated: true)
        for path in selection.selected where !currentlyAllowsMultipleSelection || isEditing { setSelected(false, path) }
        for cell in visibleCells {
            cell.setNeedsUpdateConfiguration()
            (cell as? UICollectionViewListCell)?.sizeMayHaveChanged()
            cell.setNeedsLayout()
        }
        guard window != nil else { return }
        UIView.animate(withDuration: TableMetrics.updateDuration) { self.layoutIfNeeded() }
    }

    // MARK: - Selection by the app

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.selected { setSelected(false, path) }
            return
        }
        guard currentlyAllowsSelection else { return }
        checkItem(indexPath)
        if !currentlyAllowsMultipleSelection {
            for path in selection.selected where path != indexPath { setSelected(false, path) }
        }
        setSelected(true, indexPath)
        if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        setSelected(false, indexPath)
    }

    private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
        // An item that is selected again moves to the end of the selection order.
        selection.set(false, indexPath)
        if isSelected { selection.set(true, indexPath) }
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    // MARK: - Selection by touches

    func beginPress(_ touches: Set<UITouch>) {
        if closeSwipe(animated: true) { return }
        guard selection.highlighted == nil, let touch = touches.first else { return }
        guard let indexPath = visibleItem(at: touch.location(in: self)), currentlyAllowsSelection || outlineCell(at: indexPath) != nil,
            !isPlaceholder(indexPath)
        else { return }
        guard collectionHub.allAgree({ $0.collectionView(self, shouldHighlightItemAt: dataIndexPath(forPresented: indexPath)) }) else {
            return
        }
        selection.highlighted = indexPath
        cellForItem(at: indexPath)?.isHighlighted = true
        collectionHub.notify { $0.collectionView(self, didHighlightItemAt: dataIndexPath(forPresented: indexPath)) }
    }

    func endPress(_ touches: Set<UITouch>) {
        guard let indexPath = selection.highlighted else { return }
        let isInside = touches.first.map { visibleItem(at: $0.location(in: self)) == indexPath } ?? false
        let allowsPrimaryAction = isInside && selectOrDeselect(indexPath)
        cancelPress()
        if allowsPrimaryAction { performPrimaryAction(indexPath) }
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard currentlyAllowsSelection, exists(path) else { return }
        guard
            collectionHub.value(
                !isEditing, { $0.collectionView(self, canPerformPrimaryActionForItemAt: dataIndexPath(forPresented: path)) })
        else { return }
        collectionHub.notify { $0.collectionView(self, performPrimaryActionForItemAt: dataIndexPath(forPresented: path)) }
    }

    func cancelPress() {
        guard let indexPath = selection.highlighted else { return }
        selection.highlighted = nil
        cellForItem(at: indexPath)?.isHighlighted = false
        collectionHub.notify { $0.collectionView(self, didUnhighlightItemAt: dataIndexPath(forPresented: indexPath)) }
    }

    /// Toggles the tapped outline item. Selects any other item, or deselects the item if several can be selected.
    /// Returns whether the tap may also perform the primary action.
    private func selectOrDeselect(_ indexPath: IndexPath) -> Bool {
        if let cell = outlineCell(at: indexPath) {
            cell.toggleOutline()
            return false
        }
        guard currentlyAllowsSelection else { return false }
        let isOnlySelection = !currentlyAllowsMultipleSelection || selection.selected.isEmpty
        if currentlyAllowsMultipleSelection, selection.selected.contains(indexPath) {
            deselectByTouch(indexPath)
            return false
        }
        selectByTouch(indexPath)
        return isOnlySelection
    }

    /// Selects the focused item when the Return key is pressed.
    func selectByKey(_ path: IndexPath) {
        guard currentlyAllowsSelection || outlineCell(at: path) != nil, exists(path), !isPlaceholder(path) else { return }
        guard collectionHub.allAgree({ $0.collectionView(self, shouldHighlightItemAt: dataIndexPath(forPresented: path)) }) else { return }
        if selectOrDeselect(path) { performPrimaryAction(path) }
    }

    /// Selects the item that became focused.
    func selectByFocus(_ path: IndexPath) {
        guard currentlyAllowsSelection, !currentlyAllowsMultipleSelection, exists(path), !selection.selected.contains(path) else { return }
        selectByTouch(path)
    }

    func deselectByTouch(_ indexPath: IndexPath) {
        guard collectionHub.allAgree({ $0.collectionView(self, shouldDeselectItemAt: dataIndexPath(forPresented: indexPath)) }) else {
            return
        }
        setSelected(false, indexPath)
        collectionHub.notify { $0.collectionView(self, didDeselectItemAt: dataIndexPath(forPresented: indexPath)) }
    }

    func selectByTouch(_ indexPath: IndexPath) {
        guard collectionHub.allAgree({ $0.collectionView(self, shouldSelectItemAt: dataIndexPath(forPresented: indexPath)) }) else {
            return
        }
        let otherPaths = currentlyAllowsMultipleSelection ? [] : selection.selected.filter { $0 != indexPath }
        for other in otherPaths {
            setSelected(false, other)
            collectionHub.notify { $0.collectionView(self, didDeselectItemAt: dataIndexPath(forPresented: other)) }
        }
        setSelected(true, indexPath)
        cellForItem(at: indexPath)?.segues.selection?()
        collectionHub.notify { $0.collectionView(self, didSelectItemAt: dataIndexPath(forPresented: indexPath)) }
    }

    private func visibleItem(at point: CGPoint) -> IndexPath? {
        let hits = collection.tiles.filter { $0.view is UICollectionViewCell && scrolledFrame(of: $0).contains(point) }
        return hits.max { $0.attributes.zIndex < $1.attributes.zIndex }?.element.indexPath
    }
}
