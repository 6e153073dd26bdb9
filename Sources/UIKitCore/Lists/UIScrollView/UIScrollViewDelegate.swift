/// Hears of a scroll view's movement, and decides where it comes to rest.
///
/// Every method is optional. For a drag the order is: will begin dragging, did scroll…, will end dragging, did end dragging, will begin
/// decelerating, did scroll…, did end decelerating.
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content's offset changed, by whatever cause; at most once per frame while it moves by itself.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger is about to drag content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is about to leave content.
    ///
    /// - Parameters:
    ///   - scrollView: whose content it is.
    ///   - velocity: of the offset, in points per millisecond.
    ///   - targetContentOffset: where content will come to rest, in points; may be changed, also when paging.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger has left content; `decelerate` says whether content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Content begins to move on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// A movement that the app asked for with `animated: true` is over. Not called if the offset was the wanted one already.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that fingers and the app magnify; `nil`, the default, for none. It is scaled around its upper left corner.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// The magnification changed, by whatever cause; each frame while it changes by itself.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Two fingers are about to magnify content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Fingers have left content and it is back within its limits, or an animated change is over.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar may show the beginning of the content; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has shown the beginning of the content.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// The insets changed, with the safe area or by the app.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Answers `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OwnAnswers.none(nil) }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Answers `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
