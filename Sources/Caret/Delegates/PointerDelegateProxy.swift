/// A proxy that forwards the methods of `UIPointerInteractionDelegate` to closures.
final class PointerDelegateProxy: NSObject, DelegateProxy, UIPointerInteractionDelegate {
    lazy var region = DelegateSlot<(request: UIPointerRegionRequest, defaultRegion: UIPointerRegion), UIPointerRegion?>(self)
    lazy var style = DelegateSlot<UIPointerRegion, UIPointerStyle?>(self)
    lazy var willEnterRegion = DelegateSlot<(region: UIPointerRegion, animator: any UIPointerInteractionAnimating), Void>(self)
    lazy var willExitRegion = DelegateSlot<(region: UIPointerRegion, animator: any UIPointerInteractionAnimating), Void>(self)

    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?
    {
        region.ask((request: request, defaultRegion: defaultRegion), Hooks.noAnswer(defaultRegion))
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        style.ask(region, Hooks.noAnswer(nil))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        willEnterRegion.notify((region: region, animator: animator))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        willExitRegion.notify((region: region, animator: animator))
    }
}
