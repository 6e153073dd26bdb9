extension Question where Sender: UIGestureRecognizer, Payload == Void, Answer == Bool {
    /// Asked when the recognizer is about to leave `possible`; `false` makes it fail. Defaults to `true`.
    public static var shouldBegin: Self { Self(.all) { $0.gestureProxy.shouldBegin } }
}

extension Question where Sender: UIGestureRecognizer, Payload == UIGestureRecognizer, Answer == Bool {
    /// Asked for both recognizers before one of them makes the other fail. If either answer is `true`, both recognizers
    /// can recognize simultaneously. Defaults to `false`.
    public static var shouldRecognizeSimultaneouslyWith: Self { Self { $0.gestureProxy.shouldRecognizeSimultaneouslyWith } }
    /// Asked once per touch sequence: whether the sender waits until the other recognizer has failed. Defaults to
    /// `false`.
    public static var shouldRequireFailureOf: Self { Self { $0.gestureProxy.shouldRequireFailureOf } }
    /// Asked once per touch sequence: whether the other recognizer waits until the sender has
    /// failed. Defaults to `false`.
    public static var shouldBeRequiredToFailBy: Self { Self { $0.gestureProxy.shouldBeRequiredToFailBy } }
}

extension Question where Sender: UIGestureRecognizer, Payload == UIEvent, Answer == Bool {
    /// Asked before each event. `false` prevents the recognizer from receiving the event's touches, scrolling or
    /// track pad gestures. Defaults to `true`.
    public static var shouldReceiveEvent: Self { Self(.all) { $0.gestureProxy.shouldReceiveEvent } }
}

extension Question where Sender: UIGestureRecognizer, Payload == UITouch, Answer == Bool {
    /// Asked before `touchesBegan(_:with:)`. `false` prevents the recognizer from receiving the touch. Defaults to
    /// `true`.
    public static var shouldReceiveTouch: Self { Self(.all) { $0.gestureProxy.shouldReceiveTouch } }
}

extension Question where Sender: UIGestureRecognizer, Payload == UIPress, Answer == Bool {
    /// Asked before `pressesBegan(_:with:)`. `false` prevents the recognizer from receiving the key or button.
    /// Defaults to `true`.
    public static var shouldReceivePress: Self { Self(.all) { $0.gestureProxy.shouldReceivePress } }
}
