/// A proxy that forwards the methods of `UIDragInteractionDelegate` to closures.
final class DragDelegateProxy: DelegateProxy, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        ask(session, Hooks.noAnswer([]))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    {
        ask((session: session, point: point), Hooks.noAnswer([]))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        notify((session: session, items: items, addingInteraction: addingInteraction))
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        ask((item: item, session: session), Hooks.noAnswer(Self.viewPreview(interaction)))
    }

    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        notify((animator: animator, session: session))
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        notify(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        agree(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        ask(session, Hooks.noAnswer(false))
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        notify(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        notify((session: session, operation: operation))
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        notify((session: session, operation: operation))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        ask((item: item, defaultPreview: defaultPreview), Hooks.noAnswer(defaultPreview))
    }

    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        notify((item: item, animator: animator))
    }

    private static func viewPreview(_ interaction: UIDragInteraction) -> UITargetedDragPreview? {
        guard let view = interaction.view, view.superview != nil else { return nil }
        return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
    }
}
