extension ControlEvent where Sender: UIPageViewController, Payload == [UIViewController] {
    /// A finger is about to bring another page into sight.
    public static var willTransition: Self { Self(.pages, "pageViewController(_:willTransitionTo:)") }
}

extension ControlEvent where Sender: UIPageViewController, Payload == (finished: Bool, previous: [UIViewController], completed: Bool) {
    /// Pages that a finger moved have come to rest; `completed` says whether it is on another one.
    public static var didFinishAnimating: Self {
        Self(.pages, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
    }
}
