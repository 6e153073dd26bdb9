extension Question where Sender: UIToolbar, Payload == Void, Answer == UIBarPosition {
    /// The position of the bar on the screen. Defaults to `.bottom`.
    public static var position: Self { Self { $0.toolbarProxy.position } }
}
