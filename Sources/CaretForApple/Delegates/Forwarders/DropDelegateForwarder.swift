/// Becomes the delegate of an object, and forwards the methods of `UIDropInteractionDelegate` to its recipients.
final class DropDelegateForwarder: DelegateForwarder, UIDropInteractionDelegate {
    let dropDelegateProxy = DropDelegateProxy()
    private var recipients: Recipients<any UIDropInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(dropDelegateProxy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        recipients.agree(interaction, session) { $0.dropInteraction(_:canHandle:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        recipients.notify(interaction, session) { $0.dropInteraction(_:sessionDidEnter:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        recipients.ask(interaction, session) { $0.dropInteraction(_:sessionDidUpdate:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        recipients.notify(interaction, session) { $0.dropInteraction(_:sessionDidExit:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        recipients.notify(interaction, session) { $0.dropInteraction(_:performDrop:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        recipients.notify(interaction, session) { $0.dropInteraction(_:concludeDrop:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        recipients.notify(interaction, session) { $0.dropInteraction(_:sessionDidEnd:) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        recipients.ask(interaction, item, defaultPreview) { $0.dropInteraction(_:previewForDropping:withDefault:) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        recipients.notify(interaction, item, animator) { $0.dropInteraction(_:item:willAnimateDropWith:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { dropDelegateProxyMethods }
    #endif
}
