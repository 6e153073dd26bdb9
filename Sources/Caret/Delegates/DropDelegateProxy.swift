/// A proxy that forwards the methods of `UIDropInteractionDelegate` to closures.
final class DropDelegateProxy: NSObject, DelegateProxy, UIDropInteractionDelegate {
    lazy var canHandleDrop = DelegateSlot<any UIDropSession, Bool>(self)
    lazy var sessionDidEnter = DelegateSlot<any UIDropSession, Void>(self)
    lazy var sessionDidUpdate = DelegateSlot<any UIDropSession, UIDropProposal>(self)
    lazy var sessionDidExit = DelegateSlot<any UIDropSession, Void>(self)
    lazy var performDrop = DelegateSlot<any UIDropSession, Void>(self)
    lazy var concludeDrop = DelegateSlot<any UIDropSession, Void>(self)
    lazy var sessionDidEnd = DelegateSlot<any UIDropSession, Void>(self)
    lazy var previewForDropping = DelegateSlot<(item: UIDragItem, defaultPreview: UITargetedDragPreview), UITargetedDragPreview?>(self)
    lazy var willAnimateDrop = DelegateSlot<(item: UIDragItem, animator: any UIDragAnimating), Void>(self)

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        canHandleDrop.agree(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        sessionDidEnter.notify(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        sessionDidUpdate.ask(session, Hooks.noAnswer(UIDropProposal(operation: .cancel)))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        sessionDidExit.notify(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        performDrop.notify(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        concludeDrop.notify(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        sessionDidEnd.notify(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        previewForDropping.ask((item: item, defaultPreview: defaultPreview), Hooks.noAnswer(defaultPreview))
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        willAnimateDrop.notify((item: item, animator: animator))
    }
}
