/// Dragging rows out of a list.
extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let host, host.dragInteractionEnabled, let session = session as? DragSession else { return [] }
        guard let path = host.rowPath(at: session.location(in: host)) else { return [] }
        let items = host.dragItems(for: session, at: path)
        for item in items { item.sourceInList = ({ [weak host] in host }, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let host, host.dragInteractionEnabled, let session = session as? DragSession else { return [] }
        guard let presentedPath = host.rowPath(at: point) else { return [] }
        // An open gap may have changed the presented index paths.
        let path: IndexPath? = host.gap.map { $0.dataIndexPath(forPresented: presentedPath) } ?? presentedPath
        guard let path, !session.items.contains(where: { sourceIndexPath(of: $0) == path }) else { return [] }
        let items = host.dragItems(addingTo: session, at: path, point)
        for item in items { item.sourceInList = ({ [weak host] in host }, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        guard interaction === addingInteraction, let session = session as? DragSession else { return }
        show(.dragging, items)
        guard outgoingSession !== session else { return }
        outgoingSession = session
        session.endHandlers.append { [weak self, weak session] in
            guard let self, let session, outgoingSession === session else { return }
            show(.none, session)
            outgoingSession = nil
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host, let path = sourceIndexPath(of: item) else { return nil }
        guard let cell = host.visibleCell(at: host.gap?.presentedIndexPath(forData: path) ?? path), cell.superview != nil else {
            return nil
        }
        host.cancelPress()
        return UITargetedDragPreview(view: cell, parameters: host.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let session = session as? DragSession else { return }
        liftedSession = session
        show(.lifting, session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        guard let host, let session = session as? DragSession else { return true }
        return host.dragAllowsMove(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let host, let session = session as? DragSession else { return false }
        return host.dragIsRestricted(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let host, let session = session as? DragSession else { return }
        outgoingSession = session
        show(.dragging, session)
        host.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, let path = sourceIndexPath(of: item), let frame = host.presentedFrame(at: path) else { return nil }
        guard frame.intersects(host.bounds) else { return nil }
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        guard let host, let path = sourceIndexPath(of: item), let cell = host.visibleCell(at: path) else { return }
        cell.isHiddenByMask = true
        animator.addCompletion { _ in
            cell.isHiddenByMask = false
            cell.show(.none)
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        guard let host, let session = session as? DragSession else { return }
        show(.none, session)
        if outgoingSession === session { outgoingSession = nil }
        host.dragDidEnd(session)
    }
}
