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

extension Question where Sender: UIPageViewController, Payload == UIInterfaceOrientation, Answer == UIPageViewController.SpineLocation {
    /// Where pages that curl are bound when the interface has turned. Pages that suit it are set in here. Defaults to where they are bound.
    public static var spineLocation: Self { Self(.pages, "pageViewController(_:spineLocationFor:)") }
}

extension Question where Sender: UIPageViewController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// How the screen can stand. Defaults to what controllers usually support.
    public static var supportedInterfaceOrientations: Self { Self(.pages, "pageViewControllerSupportedInterfaceOrientations(_:)") }
}

extension Question where Sender: UIPageViewController, Payload == Void, Answer == UIInterfaceOrientation {
    /// How the screen stands best where it cannot stay as it is. Defaults to what controllers usually prefer.
    public static var preferredInterfaceOrientation: Self {
        Self(.pages, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)")
    }
}
