extension ControlEvent where Sender: UINavigationController, Payload == (viewController: UIViewController, animated: Bool) {
    /// A screen is about to be shown: called after its `viewWillAppear`, for the top one also when the navigation controller itself comes.
    public static var willShow: Self { Self(.navigation, "navigationController(_:willShow:animated:)") }
    /// A screen is shown: called after its `viewDidAppear`. May push or pop.
    public static var didShow: Self { Self(.navigation, "navigationController(_:didShow:animated:)") }
}
