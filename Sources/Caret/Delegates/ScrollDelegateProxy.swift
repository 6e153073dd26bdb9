/// A proxy that forwards the methods of `UIScrollViewDelegate` to closures.
final class ScrollDelegateProxy: NSObject, DelegateProxy, UIScrollViewDelegate {
    lazy var didScroll = DelegateSlot<Void, Void>(self)
    lazy var willBeginDragging = DelegateSlot<Void, Void>(self)
    lazy var willEndDragging = DelegateSlot<(velocity: CGPoint, target: CGPoint), CGPoint>(self)
    lazy var didEndDragging = DelegateSlot<Bool, Void>(self)
    lazy var willBeginDecelerating = DelegateSlot<Void, Void>(self)
    lazy var didEndDecelerating = DelegateSlot<Void, Void>(self)
    lazy var didEndScrollingAnimation = DelegateSlot<Void, Void>(self)
    lazy var viewForZooming = DelegateSlot<Void, UIView?>(self)
    lazy var didZoom = DelegateSlot<Void, Void>(self)
    lazy var willBeginZooming = DelegateSlot<UIView?, Void>(self)
    lazy var didEndZooming = DelegateSlot<(view: UIView?, scale: CGFloat), Void>(self)
    lazy var didChangeAdjustedContentInset = DelegateSlot<Void, Void>(self)
    lazy var shouldScrollToTop = DelegateSlot<Void, Bool>(self)
    lazy var didScrollToTop = DelegateSlot<Void, Void>(self)

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        didScroll.notify(())
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        willBeginDragging.notify(())
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let offset = willEndDragging.ask(
            (velocity: velocity, target: targetContentOffset.pointee), Hooks.noAnswer(targetContentOffset.pointee))
        targetContentOffset.pointee = offset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        didEndDragging.notify(decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        willBeginDecelerating.notify(())
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        didEndDecelerating.notify(())
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        didEndScrollingAnimation.notify(())
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        viewForZooming.ask((), Hooks.noAnswer(nil))
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        didZoom.notify(())
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        willBeginZooming.notify(view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        didEndZooming.notify((view: view, scale: scale))
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        didChangeAdjustedContentInset.notify(())
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        shouldScrollToTop.agree(())
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        didScrollToTop.notify(())
    }
}
