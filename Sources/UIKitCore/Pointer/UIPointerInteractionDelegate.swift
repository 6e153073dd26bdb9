/// Says where over a view the pointer is another, and what it is there.
///
/// Every method is optional. As the pointer moves, it is asked for the region; for one that is not the same as before, the style is asked
/// for, the old one is left, and the new one entered.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Asked as the pointer moves over the view. Defaults to all of the view; `nil` leaves it to the views around.
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?

    /// Asked when the pointer comes into another region. Defaults to `nil`, which is the pointer as it is everywhere.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// The pointer comes into a region. The default does nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)

    /// The pointer leaves a region. The default does nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Answers `defaultRegion`.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { OwnAnswers.none(defaultRegion) }

    /// Answers `nil`.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        OwnAnswers.none(nil)
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

/// What is done beside the pointer's change.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteractionanimating
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol, Sendable {
    /// Animates what the block changes, as long as the pointer's change takes.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a block at the end: with `false` if what the blocks animate was overtaken by other animations of it.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
