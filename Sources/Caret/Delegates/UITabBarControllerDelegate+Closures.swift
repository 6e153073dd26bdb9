extension Question where Sender: UITabBarController, Payload == UIViewController, Answer == Bool {
    /// Whether a tap may show a controller. Defaults to `true`.
    public static var shouldSelect: Self { Self(.tabs, "tabBarController(_:shouldSelect:)", .all) }
}

extension ControlEvent where Sender: UITabBarController, Payload == UIViewController {
    /// A tap has shown a controller, or tapped the shown one again.
    public static var didSelect: Self { Self(.tabs, "tabBarController(_:didSelect:)") }
}

extension Question where Sender: UITabBarController, Payload == UITab, Answer == Bool {
    /// Whether a person may choose a tab. Defaults to `true`.
    public static var shouldSelectTab: Self { Self(.tabs, "tabBarController(_:shouldSelectTab:)", .all) }
}

extension ControlEvent where Sender: UITabBarController, Payload == (selectedTab: UITab, previousTab: UITab?) {
    /// A person has chosen a tab, perhaps the one that was chosen already.
    public static var didSelectTab: Self { Self(.tabs, "tabBarController(_:didSelectTab:previousTab:)") }
}

extension Question
where
    Sender: UITabBarController, Payload == (from: UIViewController, to: UIViewController),
    Answer == (any UIViewControllerAnimatedTransitioning)?
{
    /// What moves the views of a switch; `nil` for none.
    public static var animationControllerForTransition: Self { Self(.tabs, "tabBarController(_:animationControllerForTransitionFrom:to:)") }
}

extension Question
where
    Sender: UITabBarController, Payload == any UIViewControllerAnimatedTransitioning,
    Answer == (any UIViewControllerInteractiveTransitioning)?
{
    /// What a finger drives the animation with; `nil` for none.
    public static var interactionController: Self { Self(.tabs, "tabBarController(_:interactionControllerFor:)") }
}

extension Question where Sender: UITabBarController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// How the screen can stand. Defaults to what controllers usually support.
    public static var supportedInterfaceOrientations: Self { Self(.tabs, "tabBarControllerSupportedInterfaceOrientations(_:)") }
}

extension Question where Sender: UITabBarController, Payload == Void, Answer == UIInterfaceOrientation {
    /// How the screen stands best where it cannot stay as it is. Defaults to what controllers usually prefer.
    public static var preferredInterfaceOrientation: Self {
        Self(.tabs, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)")
    }
}
