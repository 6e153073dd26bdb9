extension UICollectionView: ListDragHost {
    /// Whether items that were lifted from the collection view are being dragged.
    public var hasActiveDrag: Bool { listDragging?.isDragging ?? false }

    /// Whether a drag that the collection view may accept is over the collection view.
    public var hasActiveDrop: Bool { listDragging?.isDropping ?? false }

    /// Creates the drag and drop controller. Called on the first use of a delegate or setting that needs the
    /// controller.
    package func prepareDragging() { _ = dragging }

    var dragging: ListDragging {
        if let existingDragging = listDragging { return existingDragging }
        let newDragging = ListDragging(self)
        listDragging = newDragging
        return newDragging
    }

    // MARK: - Delegate methods

    func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragHub.value([]) { $0.collectionView(self, itemsForBeginning: session, at: dataIndexPath(forPresented: path)) }
    }

    func dragItems(addingTo session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragHub.value([]) { $0.collectionView(self, itemsForAddingTo: session, at: dataIndexPath(forPresented: path), point: point) }
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropHub.value(nil) { $0.collectionView(self, dropPreviewParametersForItemAt: path) }
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragHub.value(nil) { $0.collectionView(self, dragPreviewParametersForItemAt: dataIndexPath(forPresented: path)) }
    }

    func dragAllowsMove(_ session: DragSession) -> Bool {
        dragHub.allAgree { $0.collectionView(self, dragSessionAllowsMoveOperation: session) }
    }

    func dragIsRestricted(_ session: DragSession) -> Bool {
        dragHub.value(false) { $0.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) }
    }

    func dragWillBegin(_ session: DragSession) {
        closeSwipe(animated: true)
        cancelPress()
        dragHub.notify { $0.collectionView(self, dragSessionWillBegin: session) }
    }

    func dragDidEnd(_ session: DragSession) { dragHub.notify { $0.collectionView(self, dragSessionDidEnd: session) } }

    func dropCanHandle(_ session: DragSession) -> Bool {
        if dropHub.isEmpty { return isMoveWithinList(session) }
        return dropHub.allAgree { $0.collectionView(self, canHandle: session) }
    }

    func dropDidEnter(_ session: DragSession) { dropHub.notify { $0.collectionView(self, dropSessionDidEnter: session) } }

    func dropProposal(_ session: DragSession, at path: IndexPath?) -> ListDropProposal {
        if dropHub.isEmpty {
            return ListDropProposal(proposal: UIDropProposal(operation: path == nil ? .cancel : .move), intent: .insertAt)
        }
        let proposal = dropHub.value(UICollectionViewDropProposal(operation: .cancel)) {
            $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path.map(dataIndexPath(forPresented:)))
        }
        let intent: ListDropProposal.Intent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return ListDropProposal(proposal: proposal, intent: intent)
    }

    func dropDidExit(_ session: DragSession) { dropHub.notify { $0.collectionView(self, dropSessionDidExit: session) } }

    func dropDidEnd(_ session: DragSession) { dropHub.notify { $0.collectionView(self, dropSessionDidEnd: session) } }

    func performDrop(_ drop: ListDrop, _ listProposal: ListDropProposal) {
        guard !dropHub.isEmpty else { return performMoveWithinList(drop) }
        guard let proposal = listProposal.proposal as? UICollectionViewDropProposal else { return }
        let coordinator = CollectionDropCoordinator(drop, proposal, in: self)
        dropHub.notify { $0.collectionView(self, performDropWith: coordinator) }
    }

    func updateCellStates() { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } }

    // MARK: - Without a drop delegate

    func movesWithoutDrop(_ path: IndexPath) -> Bool { movesByGesture(path) }
}
