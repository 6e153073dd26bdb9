/// A proxy that forwards the methods of `UIScrollViewDelegate` to closures.
final class ScrollDelegateProxy: DelegateProxy, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        notify(())
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        notify(())
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let offset = ask((velocity: velocity, target: targetContentOffset.pointee), Hooks.noAnswer(targetContentOffset.pointee))
        targetContentOffset.pointee = offset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        notify(decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        notify(())
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        notify(())
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        notify(())
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        ask((), Hooks.noAnswer(nil))
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        notify(())
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        notify(view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        notify((view: view, scale: scale))
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        notify(())
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        agree(())
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        notify(())
    }
}
