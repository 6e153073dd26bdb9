/// The delegate that determines the item that the large content viewer shows, and its location.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the touch ends, with the item under the touch, or `nil`. The point is in the coordinates of the
    /// item if the item is a view, otherwise in those of the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the item at a point of the interaction's view; `nil` for none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose view the viewer is centred.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Sends the `.touchUpInside` actions of the item if it is a control, which is the default.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { DefaultImplementationProbe.fallback(()) }
    /// Returns the innermost view at the point whose `showsLargeContentViewer` is `true`.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { DefaultImplementationProbe.fallback(interaction.defaultItem(at: point)) }
    /// Returns the root controller of the window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        DefaultImplementationProbe.fallback(interaction.defaultController ?? UIViewController())
    }
}
