extension Question where Sender: UIGestureRecognizer, Payload == Void, Answer == Bool {
    /// Asked when the recognizer is about to leave `possible`; `false` makes it fail. Defaults to `true`.
    public static var shouldBegin: Self { Self(.gesture, "gestureRecognizerShouldBegin(_:)", .all) }
}

extension Question where Sender: UIGestureRecognizer, Payload == UIGestureRecognizer, Answer == Bool {
    /// Asked of both recognizers before one of them makes the other fail; one `true` lets both
    /// recognize. Defaults to `false`.
    public static var shouldRecognizeSimultaneouslyWith: Self { Self(.gesture, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") }
    /// Asked once per touch sequence: whether the sender waits until the other recognizer has
    /// failed. Defaults to `false`.
    public static var shouldRequireFailureOf: Self { Self(.gesture, "gestureRecognizer(_:shouldRequireFailureOf:)") }
    /// Asked once per touch sequence: whether the other recognizer waits until the sender has
    /// failed. Defaults to `false`.
    public static var shouldBeRequiredToFailBy: Self { Self(.gesture, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") }
}

extension Question where Sender: UIGestureRecognizer, Payload == UIEvent, Answer == Bool {
    /// Asked before each event; `false` withholds the event's touches, scrolling or track pad gestures from the
    /// recognizer. Defaults to `true`.
    public static var shouldReceiveEvent: Self { Self(.gesture, GestureDelegateProxy.shouldReceiveEvent, .all) }
}

extension Question where Sender: UIGestureRecognizer, Payload == UITouch, Answer == Bool {
    /// Asked before `touchesBegan(_:with:)`; `false` withholds the touch from the recognizer. Defaults to `true`.
    public static var shouldReceiveTouch: Self { Self(.gesture, "gestureRecognizer(_:shouldReceive:)", .all) }
}

extension Question where Sender: UIGestureRecognizer, Payload == UIPress, Answer == Bool {
    /// Asked before `pressesBegan(_:with:)`; `false` withholds the key or button from the
    /// recognizer. Defaults to `true`.
    public static var shouldReceivePress: Self { Self(.gesture, GestureDelegateProxy.shouldReceivePress, .all) }
}
