extension Question where Sender: UINavigationBar, Payload == UINavigationItem, Answer == Bool {
    /// Whether an item may be pushed. Defaults to `true`.
    public static var shouldPush: Self { Self(.navigationBar, "navigationBar(_:shouldPush:)", .all) }
    /// Whether an item may be popped. Defaults to `true`.
    public static var shouldPop: Self { Self(.navigationBar, "navigationBar(_:shouldPop:)", .all) }
}

extension ControlEvent where Sender: UINavigationBar, Payload == UINavigationItem {
    /// Sent when an item was pushed.
    public static var didPush: Self { Self(.navigationBar, "navigationBar(_:didPush:)") }
    /// Sent when an item was popped.
    public static var didPop: Self { Self(.navigationBar, "navigationBar(_:didPop:)") }
}

extension Question where Sender: UINavigationBar, Payload == Void, Answer == UIBarPosition {
    /// The position of the bar on the screen. Defaults to `.any`.
    public static var position: Self { Self(.navigationBar, "position(for:)") }
}
