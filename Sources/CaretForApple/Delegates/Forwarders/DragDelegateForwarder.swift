/// Becomes the delegate of an object, and forwards the methods of `UIDragInteractionDelegate` to its recipients.
final class DragDelegateForwarder: DelegateForwarder, UIDragInteractionDelegate {
    let dragDelegateProxy = DragDelegateProxy()
    private var recipients: Recipients<any UIDragInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(dragDelegateProxy)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        recipients.ask(interaction, session) { $0.dragInteraction(_:itemsForBeginning:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    {
        recipients.ask(interaction, session, point) { $0.dragInteraction(_:itemsForAddingTo:withTouchAt:) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction
    ) {
        recipients.notify(interaction, session, items, addingInteraction) { $0.dragInteraction(_:session:willAdd:for:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        recipients.ask(interaction, item, session) { $0.dragInteraction(_:previewForLifting:session:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        recipients.notify(interaction, animator, session) { $0.dragInteraction(_:willAnimateLiftWith:session:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        recipients.notify(interaction, session) { $0.dragInteraction(_:sessionWillBegin:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        recipients.agree(interaction, session) { $0.dragInteraction(_:sessionAllowsMoveOperation:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        recipients.ask(interaction, session) { $0.dragInteraction(_:sessionIsRestrictedToDraggingApplication:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        recipients.notify(interaction, session) { $0.dragInteraction(_:sessionDidMove:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        recipients.notify(interaction, session, operation) { $0.dragInteraction(_:session:willEndWith:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        recipients.notify(interaction, session, operation) { $0.dragInteraction(_:session:didEndWith:) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        recipients.ask(interaction, item, defaultPreview) { $0.dragInteraction(_:previewForCancelling:withDefault:) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        recipients.notify(interaction, item, animator) { $0.dragInteraction(_:item:willAnimateCancelWith:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { dragDelegateProxyMethods }
    #endif
}
