extension ControlEvent where Sender: UINavigationController, Payload == (viewController: UIViewController, animated: Bool) {
    /// Sent when a controller is about to be shown, after its `viewWillAppear`. Also sent for the top controller when
    /// the navigation controller itself appears.
    public static var willShow: Self { Self { $0.navigationProxy.willShow } }
    /// Sent when a controller has been shown, after its `viewDidAppear`. The handler may push or pop.
    public static var didShow: Self { Self { $0.navigationProxy.didShow } }
}
