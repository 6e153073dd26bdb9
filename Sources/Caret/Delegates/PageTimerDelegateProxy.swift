/// A proxy that forwards the methods of `UIPageControlTimerProgressDelegate` to closures.
final class PageTimerDelegateProxy: NSObject, DelegateProxy, UIPageControlTimerProgressDelegate {
    lazy var progressDidChange = DelegateSlot<Void, Void>(self)
    lazy var shouldAdvanceToPage = DelegateSlot<Int, Bool>(self)

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        progressDidChange.notify(())
    }

    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        shouldAdvanceToPage.agree(page)
    }
}
