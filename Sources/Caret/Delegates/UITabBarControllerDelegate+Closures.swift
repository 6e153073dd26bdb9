extension Question where Sender: UITabBarController, Payload == UIViewController, Answer == Bool {
    /// Whether a tap may select a controller. Defaults to `true`.
    public static var shouldSelect: Self { Self(.all) { $0.tabsProxy.shouldSelect } }
}

extension ControlEvent where Sender: UITabBarController, Payload == UIViewController {
    /// Sent when a tap has selected a controller, even if the controller was selected before.
    public static var didSelect: Self { Self { $0.tabsProxy.didSelect } }
}

extension Question where Sender: UITabBarController, Payload == UITab, Answer == Bool {
    /// Whether the user may select a tab. Defaults to `true`.
    public static var shouldSelectTab: Self { Self(.all) { $0.tabsProxy.shouldSelectTab } }
}

extension ControlEvent where Sender: UITabBarController, Payload == (selectedTab: UITab, previousTab: UITab?) {
    /// Sent when the user has selected a tab, even if the tab was selected before.
    public static var didSelectTab: Self { Self { $0.tabsProxy.didSelectTab } }
}

extension Question
where
    Sender: UITabBarController, Payload == (from: UIViewController, to: UIViewController),
    Answer == (any UIViewControllerAnimatedTransitioning)?
{
    /// The animation controller of a change of the selected controller; `nil` for none.
    public static var animationControllerForTransition: Self { Self { $0.tabsProxy.animationControllerForTransition } }
}

extension Question
where
    Sender: UITabBarController, Payload == any UIViewControllerAnimatedTransitioning,
    Answer == (any UIViewControllerInteractiveTransitioning)?
{
    /// The interaction controller of an animated transition; `nil` for a noninteractive transition.
    public static var interactionController: Self { Self { $0.tabsProxy.interactionController } }
}

extension Question where Sender: UITabBarController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// The supported interface orientations. Defaults to the orientations of UIKit's view controllers.
    public static var supportedInterfaceOrientations: Self { Self { $0.tabsProxy.supportedInterfaceOrientations } }
}

extension Question where Sender: UITabBarController, Payload == Void, Answer == UIInterfaceOrientation {
    /// The orientation in which to present the controller if the current orientation is not supported. Defaults to
    /// portrait if it is supported, and otherwise to the first supported orientation.
    public static var preferredInterfaceOrientation: Self { Self { $0.tabsProxy.preferredInterfaceOrientation } }
}
