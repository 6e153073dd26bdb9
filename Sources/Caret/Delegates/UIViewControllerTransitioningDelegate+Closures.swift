extension Question
where
    Sender: UIViewController, Payload == (presented: UIViewController, presenting: UIViewController, source: UIViewController),
    Answer == (any UIViewControllerAnimatedTransitioning)?
{
    /// What moves the views when the controller comes; `nil` for the transition style's own animation.
    public static var animationControllerForPresented: Self { Self(.transition, "animationController(forPresented:presenting:source:)") }
}

extension Question where Sender: UIViewController, Payload == UIViewController, Answer == (any UIViewControllerAnimatedTransitioning)? {
    /// What moves them when it goes.
    public static var animationControllerForDismissed: Self { Self(.transition, "animationController(forDismissed:)") }
}

extension Question
where
    Sender: UIViewController, Payload == (presented: UIViewController, presenting: UIViewController?, source: UIViewController),
    Answer == UIPresentationController?
{
    /// What places the view; asked for where the presentation style is `.custom`.
    public static var presentationControllerForPresented: Self {
        Self(.transition, "presentationController(forPresented:presenting:source:)")
    }
}

extension Question
where
    Sender: UIViewController, Payload == any UIViewControllerAnimatedTransitioning,
    Answer == (any UIViewControllerInteractiveTransitioning)?
{
    /// What moves the views by a gesture when the controller comes; `nil` if they move by themselves.
    public static var interactionControllerForPresentation: Self { Self(.transition, "interactionControllerForPresentation(using:)") }
    /// What moves them by a gesture when it goes; `nil` if they move by themselves.
    public static var interactionControllerForDismissal: Self { Self(.transition, "interactionControllerForDismissal(using:)") }
}
