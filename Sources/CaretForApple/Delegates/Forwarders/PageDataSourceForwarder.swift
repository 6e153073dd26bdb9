/// Becomes the delegate of an object, and forwards the methods of `UIPageViewControllerDataSource` to its recipients.
final class PageDataSourceForwarder: DelegateForwarder, UIPageViewControllerDataSource {
    let pageDataSourceProxy: PageDataSourceProxy
    private var recipients: Recipients<any UIPageViewControllerDataSource> { Recipients(list) }

    init(for host: UIPageViewController) {
        pageDataSourceProxy = PageDataSourceProxy(for: host)
        super.init()
        add(pageDataSourceProxy)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    {
        recipients.ask(pageViewController, viewController) { $0.pageViewController(_:viewControllerBefore:) }
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    {
        recipients.ask(pageViewController, viewController) { $0.pageViewController(_:viewControllerAfter:) }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        recipients.ask(pageViewController) { $0.presentationCount(for:) }
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        recipients.ask(pageViewController) { $0.presentationIndex(for:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { pageDataSourceProxyMethods }
    #endif
}
