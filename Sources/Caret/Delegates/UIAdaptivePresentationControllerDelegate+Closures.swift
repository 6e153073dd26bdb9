extension ControlEvent where Sender: UIPresentationController, Payload == Void {
    /// Sent when the presented controller is about to be dismissed.
    public static var willDismiss: Self { Self { $0.presentationProxy.willDismiss } }
    /// Sent when the presented controller was dismissed.
    public static var didDismiss: Self { Self { $0.presentationProxy.didDismiss } }
    /// Sent when the user tries to dismiss a controller whose dismissal is prevented.
    public static var didAttemptToDismiss: Self { Self { $0.presentationProxy.didAttemptToDismiss } }
}

extension Question where Sender: UIPresentationController, Payload == Void, Answer == Bool {
    /// Whether the user may dismiss the presented controller. Not asked if the controller's `isModalInPresentation`
    /// is `true`.
    public static var shouldDismiss: Self { Self(.all) { $0.presentationProxy.shouldDismiss } }
}
