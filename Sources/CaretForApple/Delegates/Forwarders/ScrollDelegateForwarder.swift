/// Becomes the delegate of an object, and forwards the methods of `UIScrollViewDelegate` to its recipients.
class ScrollDelegateForwarder: DelegateForwarder, UIScrollViewDelegate {
    let scrollDelegateProxy = ScrollDelegateProxy()
    private var recipients: Recipients<any UIScrollViewDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(scrollDelegateProxy)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewDidScroll(_:) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewWillBeginDragging(_:) }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        recipients.notify(scrollView, velocity, targetContentOffset) { $0.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        recipients.notify(scrollView, decelerate) { $0.scrollViewDidEndDragging(_:willDecelerate:) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewWillBeginDecelerating(_:) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewDidEndDecelerating(_:) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewDidEndScrollingAnimation(_:) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        recipients.ask(scrollView) { $0.viewForZooming(in:) }
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewDidZoom(_:) }
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        recipients.notify(scrollView, view) { $0.scrollViewWillBeginZooming(_:with:) }
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        recipients.notify(scrollView, view, scale) { $0.scrollViewDidEndZooming(_:with:atScale:) }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewDidChangeAdjustedContentInset(_:) }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        recipients.agree(scrollView) { $0.scrollViewShouldScrollToTop(_:) }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        recipients.notify(scrollView) { $0.scrollViewDidScrollToTop(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { scrollDelegateProxyMethods }
    #endif
}
