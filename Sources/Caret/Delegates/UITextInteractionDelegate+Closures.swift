extension Question where Sender: UITextInteraction, Payload == CGPoint, Answer == Bool {
    /// Whether a touch at a point of the interaction's view is the text's. All have to agree.
    public static var shouldBegin: Self { Self(.textInteraction, "interactionShouldBegin(_:at:)", .all) }
}

extension ControlEvent where Sender: UITextInteraction, Payload == Void {
    /// A touch is about to do something.
    public static var willBegin: Self { Self(.textInteraction, "interactionWillBegin(_:)") }
    /// It has.
    public static var didEnd: Self { Self(.textInteraction, "interactionDidEnd(_:)") }
}
