/// A proxy that forwards the methods of `UIPageControlTimerProgressDelegate` to closures.
final class PageTimerDelegateProxy: DelegateProxy, UIPageControlTimerProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        notify(())
    }

    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        agree(page)
    }
}
