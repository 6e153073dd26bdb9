extension Question where Sender: UINavigationBar, Payload == UINavigationItem, Answer == Bool {
    /// Whether an item may be pushed. Defaults to `true`.
    public static var shouldPush: Self { Self(.all) { $0.navigationBarProxy.shouldPush } }
    /// Whether an item may be popped. Defaults to `true`.
    public static var shouldPop: Self { Self(.all) { $0.navigationBarProxy.shouldPop } }
}

extension ControlEvent where Sender: UINavigationBar, Payload == UINavigationItem {
    /// Sent when an item was pushed.
    public static var didPush: Self { Self { $0.navigationBarProxy.didPush } }
    /// Sent when an item was popped.
    public static var didPop: Self { Self { $0.navigationBarProxy.didPop } }
}

extension Question where Sender: UINavigationBar, Payload == Void, Answer == UIBarPosition {
    /// The position of the bar on the screen. Defaults to `.any`.
    public static var position: Self { Self { $0.navigationBarProxy.position } }
}
