/// A proxy that forwards the methods of `UIPointerInteractionDelegate` to closures.
final class PointerDelegateProxy: DelegateProxy, UIPointerInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?
    {
        ask((request: request, defaultRegion: defaultRegion), Hooks.noAnswer(defaultRegion))
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        ask(region, Hooks.noAnswer(nil))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        notify((region: region, animator: animator))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        notify((region: region, animator: animator))
    }
}
