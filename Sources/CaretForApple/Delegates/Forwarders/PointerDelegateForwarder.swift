/// Becomes the delegate of an object, and forwards the methods of `UIPointerInteractionDelegate` to its recipients.
final class PointerDelegateForwarder: DelegateForwarder, UIPointerInteractionDelegate {
    let pointerDelegateProxy = PointerDelegateProxy()
    private var recipients: Recipients<any UIPointerInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(pointerDelegateProxy)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?
    {
        recipients.ask(interaction, request, defaultRegion) { $0.pointerInteraction(_:regionFor:defaultRegion:) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        recipients.ask(interaction, region) { $0.pointerInteraction(_:styleFor:) }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        recipients.notify(interaction, region, animator) { $0.pointerInteraction(_:willEnter:animator:) }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        recipients.notify(interaction, region, animator) { $0.pointerInteraction(_:willExit:animator:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { pointerDelegateProxyMethods }
    #endif
}
