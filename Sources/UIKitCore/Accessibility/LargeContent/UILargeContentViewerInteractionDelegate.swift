/// Decides what the large content viewer of an interaction shows, and where.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger was lifted over an item, `nil` for none; `point` is in points of the item if that is a view, else of the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// The item at a point of the interaction's view; `nil` for none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// The controller whose view the viewer is centred in.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Leaves it to the system, which sends `.touchUpInside` of a control.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { OwnAnswers.none(()) }
    /// Returns the innermost view that shows the viewer.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { OwnAnswers.none(interaction.standardItem(at: point)) }
    /// Returns the root of the window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        OwnAnswers.none(interaction.standardController ?? UIViewController())
    }
}
