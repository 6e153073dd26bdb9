/// Becomes the delegate of an object, and forwards the methods of `UILargeContentViewerInteractionDelegate` to its
/// recipients.
final class LargeContentDelegateForwarder: DelegateForwarder, UILargeContentViewerInteractionDelegate {
    let largeContentDelegateProxy = LargeContentDelegateProxy()
    private var recipients: Recipients<any UILargeContentViewerInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(largeContentDelegateProxy)
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        recipients.notify(interaction, item, point) { $0.largeContentViewerInteraction(_:didEndOn:at:) }
    }

    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )? {
        recipients.ask(interaction, point) { $0.largeContentViewerInteraction(_:itemAt:) }
    }

    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        recipients.ask(interaction) { $0.viewController(for:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { largeContentDelegateProxyMethods }
    #endif
}
