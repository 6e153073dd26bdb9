extension Question
where
    Sender: UINavigationController, Payload == (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
    Answer == (any UIViewControllerAnimatedTransitioning)?
{
    /// The animation controller of a push or pop; `nil` for the default animation.
    public static var animationControllerForOperation: Self { Self { $0.navigationProxy.animationControllerForOperation } }
}

extension Question
where
    Sender: UINavigationController, Payload == any UIViewControllerAnimatedTransitioning,
    Answer == (any UIViewControllerInteractiveTransitioning)?
{
    /// The interaction controller of an animated transition; `nil` for a noninteractive transition.
    public static var interactionController: Self { Self { $0.navigationProxy.interactionController } }
}

extension Question where Sender: UINavigationController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// The supported interface orientations. Defaults to the orientations of UIKit's view controllers.
    public static var supportedInterfaceOrientations: Self { Self { $0.navigationProxy.supportedInterfaceOrientations } }
}

extension Question where Sender: UINavigationController, Payload == Void, Answer == UIInterfaceOrientation {
    /// The orientation in which to present the controller if the current orientation is not supported. Defaults to
    /// portrait if it is supported, and otherwise to the first supported orientation.
    public static var preferredInterfaceOrientation: Self { Self { $0.navigationProxy.preferredInterfaceOrientation } }
}
