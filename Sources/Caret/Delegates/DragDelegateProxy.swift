/// A proxy that forwards the methods of `UIDragInteractionDelegate` to closures.
final class DragDelegateProxy: NSObject, DelegateProxy, UIDragInteractionDelegate {
    lazy var dragItems = DelegateSlot<any UIDragSession, [UIDragItem]>(self)
    lazy var itemsForAdding = DelegateSlot<(session: any UIDragSession, point: CGPoint), [UIDragItem]>(self)
    lazy var sessionWillAdd = DelegateSlot<(session: any UIDragSession, items: [UIDragItem], addingInteraction: UIDragInteraction), Void>(
        self)
    lazy var previewForLifting = DelegateSlot<(item: UIDragItem, session: any UIDragSession), UITargetedDragPreview?>(self)
    lazy var willAnimateLift = DelegateSlot<(animator: any UIDragAnimating, session: any UIDragSession), Void>(self)
    lazy var sessionWillBegin = DelegateSlot<any UIDragSession, Void>(self)
    lazy var sessionAllowsMoveOperation = DelegateSlot<any UIDragSession, Bool>(self)
    lazy var sessionIsRestrictedToDraggingApplication = DelegateSlot<any UIDragSession, Bool>(self)
    lazy var sessionDidMove = DelegateSlot<any UIDragSession, Void>(self)
    lazy var sessionWillEnd = DelegateSlot<(session: any UIDragSession, operation: UIDropOperation), Void>(self)
    lazy var sessionDidEnd = DelegateSlot<(session: any UIDragSession, operation: UIDropOperation), Void>(self)
    lazy var previewForCancelling = DelegateSlot<(item: UIDragItem, defaultPreview: UITargetedDragPreview), UITargetedDragPreview?>(self)
    lazy var willAnimateCancel = DelegateSlot<(item: UIDragItem, animator: any UIDragAnimating), Void>(self)

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        dragItems.ask(session, Hooks.noAnswer([]))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    {
        itemsForAdding.ask((session: session, point: point), Hooks.noAnswer([]))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        sessionWillAdd.notify((session: session, items: items, addingInteraction: addingInteraction))
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        previewForLifting.ask((item: item, session: session), Hooks.noAnswer(Self.viewPreview(interaction)))
    }

    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        willAnimateLift.notify((animator: animator, session: session))
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        sessionWillBegin.notify(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        sessionAllowsMoveOperation.agree(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        sessionIsRestrictedToDraggingApplication.ask(session, Hooks.noAnswer(false))
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        sessionDidMove.notify(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        sessionWillEnd.notify((session: session, operation: operation))
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        sessionDidEnd.notify((session: session, operation: operation))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        previewForCancelling.ask((item: item, defaultPreview: defaultPreview), Hooks.noAnswer(defaultPreview))
    }

    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        willAnimateCancel.notify((item: item, animator: animator))
    }

    private static func viewPreview(_ interaction: UIDragInteraction) -> UITargetedDragPreview? {
        guard let view = interaction.view, view.superview != nil else { return nil }
        return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
    }
}
