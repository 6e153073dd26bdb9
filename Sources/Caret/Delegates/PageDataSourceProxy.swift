/// A proxy that forwards the methods of `UIPageViewControllerDataSource` to closures.
final class PageDataSourceProxy: NSObject, DelegateProxy, UIPageViewControllerDataSource {
    lazy var viewControllerBefore = DelegateSlot<UIViewController, UIViewController?>(self)
    lazy var viewControllerAfter = DelegateSlot<UIViewController, UIViewController?>(self)
    lazy var presentationCount = DelegateSlot<Void, Int>(self)
    lazy var presentationIndex = DelegateSlot<Void, Int>(self)

    private weak var controller: UIPageViewController?

    init(for controller: UIPageViewController) { self.controller = controller }

    /// A page view controller stores the pages beside the current one.
    func answersDidChange() { if let controller { Hooks.reloadPages(of: controller) } }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    {
        viewControllerBefore.ask(viewController, Hooks.noAnswer(nil))
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    {
        viewControllerAfter.ask(viewController, Hooks.noAnswer(nil))
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        presentationCount.ask((), Hooks.noAnswer(0))
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        presentationIndex.ask((), Hooks.noAnswer(0))
    }
}
