extension Question where Sender: UIPageViewController, Payload == UIViewController, Answer == UIViewController? {
    /// The page before another; `nil` if that is the first.
    public static var viewControllerBefore: Self { Self(.pageData, "pageViewController(_:viewControllerBefore:)") }
    /// The page after another; `nil` if that is the last.
    public static var viewControllerAfter: Self { Self(.pageData, "pageViewController(_:viewControllerAfter:)") }
}

extension Question where Sender: UIPageViewController, Payload == Void, Answer == Int {
    /// How many dots there are below the pages. Defaults to 0: none.
    public static var presentationCount: Self { Self(.pageData, "presentationCount(for:)") }
    /// The dot of the page that was set. Defaults to 0.
    public static var presentationIndex: Self { Self(.pageData, "presentationIndex(for:)") }
}
