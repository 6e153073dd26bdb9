/// Methods to provide the regions and styles of a pointer interaction.
///
/// Every method is optional. When the pointer moves, the interaction requests the region. If the region has changed,
/// the interaction requests the style, exits the old region and enters the new one.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region at the pointer's location. Defaults to the whole view. For `nil`, the superviews of the view
    /// determine the region.
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?

    /// Returns the style of a region that the pointer is about to enter. By default `nil`: the system's pointer.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called when the pointer is about to enter a region. The default does nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)

    /// Called when the pointer is about to exit a region. The default does nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns `defaultRegion`.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { DefaultImplementationProbe.fallback(defaultRegion) }

    /// Returns `nil`.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        DefaultImplementationProbe.fallback(nil)
    }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
}

/// An animator for animations that run together with the pointer's transition.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteractionanimating
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol, Sendable {
    /// Animates the changes of a block, with the duration of the pointer's transition.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a block at the end of the animations. The argument is `false` if other animations of the same properties
    /// interrupted these animations.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
