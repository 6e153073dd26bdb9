/// Becomes the delegate of an object, and forwards the methods of `UIPageControlProgressDelegate` to its recipients.
class PageProgressDelegateForwarder: DelegateForwarder, UIPageControlProgressDelegate {
    let pageProgressDelegateProxy = PageProgressDelegateProxy()
    private var recipients: Recipients<any UIPageControlProgressDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(pageProgressDelegateProxy)
    }

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        recipients.ask(progress, page) { $0.pageControlProgress(_:initialProgressForPage:) }
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        recipients.notify(progress) { $0.pageControlProgressVisibilityDidChange(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { pageProgressDelegateProxyMethods }
    #endif
}
