extension Question where Sender: UIPageViewController, Payload == UIViewController, Answer == UIViewController? {
    /// The page before another one; `nil` for the first page.
    public static var viewControllerBefore: Self { Self { $0.pageDataProxy.viewControllerBefore } }
    /// The page after another one; `nil` for the last page.
    public static var viewControllerAfter: Self { Self { $0.pageDataProxy.viewControllerAfter } }
}

extension Question where Sender: UIPageViewController, Payload == Void, Answer == Int {
    /// The number of dots in the page indicator. Defaults to 0, which shows no indicator.
    public static var presentationCount: Self { Self { $0.pageDataProxy.presentationCount } }
    /// The index of the selected dot after the app set the pages. Defaults to 0.
    public static var presentationIndex: Self { Self { $0.pageDataProxy.presentationIndex } }
}
