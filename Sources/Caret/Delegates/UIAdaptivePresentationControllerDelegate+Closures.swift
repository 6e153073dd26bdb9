extension ControlEvent where Sender: UIPresentationController, Payload == Void {
    /// It is about to be dismissed.
    public static var willDismiss: Self { Self(.presentation, "presentationControllerWillDismiss(_:)") }
    /// It was dismissed.
    public static var didDismiss: Self { Self(.presentation, "presentationControllerDidDismiss(_:)") }
    /// Somebody tried to dismiss what must not be.
    public static var didAttemptToDismiss: Self { Self(.presentation, "presentationControllerDidAttemptToDismiss(_:)") }
}

extension Question where Sender: UIPresentationController, Payload == Void, Answer == Bool {
    /// Whether it may be dismissed; not asked if the presented controller is `isModalInPresentation`.
    public static var shouldDismiss: Self { Self(.presentation, "presentationControllerShouldDismiss(_:)", .all) }
}
