extension ControlEvent where Sender: UIBarButtonItem, Payload == Void {
    /// The item was tapped. Handlers run after its own action.
    public static var tap: Self { Self(trigger: .item) { _ in } }
}
