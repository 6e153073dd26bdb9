extension ControlEvent where Sender: UIPageViewController, Payload == [UIViewController] {
    /// Sent when a gesture is about to show another page.
    public static var willTransition: Self { Self { $0.pageProxy.willTransition } }
}

extension ControlEvent where Sender: UIPageViewController, Payload == (finished: Bool, previous: [UIViewController], completed: Bool) {
    /// Sent when the animation of an interactive page turn has ended; `completed` specifies whether the page changed.
    public static var didFinishAnimating: Self { Self { $0.pageProxy.didFinishAnimating } }
}

extension Question where Sender: UIPageViewController, Payload == UIInterfaceOrientation, Answer == UIPageViewController.SpineLocation {
    /// The spine location of curling pages after a rotation. The handler may set the pages for the new location.
    /// Defaults to the current location.
    public static var spineLocation: Self { Self { $0.pageProxy.spineLocation } }
}

extension Question where Sender: UIPageViewController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// The supported interface orientations. Defaults to the orientations of UIKit's view controllers.
    public static var supportedInterfaceOrientations: Self { Self { $0.pageProxy.supportedInterfaceOrientations } }
}

extension Question where Sender: UIPageViewController, Payload == Void, Answer == UIInterfaceOrientation {
    /// The orientation in which to present the controller if the current orientation is not supported. Defaults to
    /// portrait if it is supported, and otherwise to the first supported orientation.
    public static var preferredInterfaceOrientation: Self { Self { $0.pageProxy.preferredInterfaceOrientation } }
}
