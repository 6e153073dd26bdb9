extension ControlEvent where Sender: UIBarButtonItem, Payload == Void {
    /// Sent when the item is tapped. Handlers run after the item's own action.
    public static var tap: Self { Self(chain: { Hooks.chain(of: $0) }) }
}
