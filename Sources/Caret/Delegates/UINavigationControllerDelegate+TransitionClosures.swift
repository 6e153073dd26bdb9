extension Question
where
    Sender: UINavigationController, Payload == (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
    Answer == (any UIViewControllerAnimatedTransitioning)?
{
    /// What moves the views of a push or a pop; `nil` for the usual.
    public static var animationControllerForOperation: Self { Self(.navigation, "navigationController(_:animationControllerFor:from:to:)") }
}

extension Question
where
    Sender: UINavigationController, Payload == any UIViewControllerAnimatedTransitioning,
    Answer == (any UIViewControllerInteractiveTransitioning)?
{
    /// What a finger drives the animation with; `nil` for none.
    public static var interactionController: Self { Self(.navigation, "navigationController(_:interactionControllerFor:)") }
}

extension Question where Sender: UINavigationController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// How the screen can stand. Defaults to what controllers usually support.
    public static var supportedInterfaceOrientations: Self { Self(.navigation, "navigationControllerSupportedInterfaceOrientations(_:)") }
}

extension Question where Sender: UINavigationController, Payload == Void, Answer == UIInterfaceOrientation {
    /// How the screen stands best where it cannot stay as it is. Defaults to what controllers usually prefer.
    public static var preferredInterfaceOrientation: Self {
        Self(.navigation, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)")
    }
}
