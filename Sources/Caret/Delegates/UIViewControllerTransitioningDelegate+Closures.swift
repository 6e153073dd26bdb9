extension Question
where
    Sender: UIViewController, Payload == (presented: UIViewController, presenting: UIViewController, source: UIViewController),
    Answer == (any UIViewControllerAnimatedTransitioning)?
{
    /// The animation controller of the presentation; `nil` for the animation of the transition style.
    public static var animationControllerForPresented: Self { Self { $0.transitioningProxy.animationControllerForPresented } }
}

extension Question where Sender: UIViewController, Payload == UIViewController, Answer == (any UIViewControllerAnimatedTransitioning)? {
    /// The animation controller of the dismissal; `nil` for the animation of the transition style.
    public static var animationControllerForDismissed: Self { Self { $0.transitioningProxy.animationControllerForDismissed } }
}

extension Question
where
    Sender: UIViewController, Payload == (presented: UIViewController, presenting: UIViewController?, source: UIViewController),
    Answer == UIPresentationController?
{
    /// The presentation controller. Asked only if the presentation style is `.custom`.
    public static var presentationControllerForPresented: Self { Self { $0.transitioningProxy.presentationControllerForPresented } }
}

extension Question
where
    Sender: UIViewController, Payload == any UIViewControllerAnimatedTransitioning,
    Answer == (any UIViewControllerInteractiveTransitioning)?
{
    /// The interaction controller of the presentation; `nil` for a noninteractive presentation.
    public static var interactionControllerForPresentation: Self { Self { $0.transitioningProxy.interactionControllerForPresentation } }
    /// The interaction controller of the dismissal; `nil` for a noninteractive dismissal.
    public static var interactionControllerForDismissal: Self { Self { $0.transitioningProxy.interactionControllerForDismissal } }
}
