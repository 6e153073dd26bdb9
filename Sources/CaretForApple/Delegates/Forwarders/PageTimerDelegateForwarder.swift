/// Becomes the delegate of an object, and forwards the methods of `UIPageControlTimerProgressDelegate` to its
/// recipients.
final class PageTimerDelegateForwarder: PageProgressDelegateForwarder, UIPageControlTimerProgressDelegate {
    let pageTimerDelegateProxy = PageTimerDelegateProxy()
    private var timers: Recipients<any UIPageControlTimerProgressDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(pageTimerDelegateProxy)
    }

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        timers.notify(progress) { $0.pageControlTimerProgressDidChange(_:) }
    }

    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        timers.agree(progress, page) { $0.pageControlTimerProgress(_:shouldAdvanceToPage:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] {
            super.makeMethods().merging(pageTimerDelegateProxyMethods) { first, _ in first }
        }
    #endif
}
