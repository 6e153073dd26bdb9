/// A proxy that forwards the methods of `UIScrollViewDelegate` to closures.
final class ScrollDelegateProxy: DelegateProxy, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tell(())
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        tell(())
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let wanted = ask((velocity: velocity, target: targetContentOffset.pointee), Hooks.noAnswer(targetContentOffset.pointee))
        targetContentOffset.pointee = wanted
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        tell(decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        tell(())
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        tell(())
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        tell(())
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        ask((), Hooks.noAnswer(nil))
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        tell(())
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        tell(view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        tell((view: view, scale: scale))
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        tell(())
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        agree(())
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        tell(())
    }
}
