extension Question where Sender: UITextInteraction, Payload == CGPoint, Answer == Bool {
    /// Whether the interaction handles a touch at a point of its view. The interaction begins only if all answers are
    /// `true`.
    public static var shouldBegin: Self { Self(.all) { $0.textInteractionProxy.shouldBegin } }
}

extension ControlEvent where Sender: UITextInteraction, Payload == Void {
    /// Sent when a touch is about to start an interaction with the text.
    public static var willBegin: Self { Self { $0.textInteractionProxy.willBegin } }
    /// Sent when the interaction has ended.
    public static var didEnd: Self { Self { $0.textInteractionProxy.didEnd } }
}
