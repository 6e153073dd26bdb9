extension Question where Sender: UIToolTipInteraction, Payload == CGPoint, Answer == UIToolTipConfiguration? {
    /// The tool tip at a point of the view; `nil` for none. Defaults to the interaction's `defaultToolTip`.
    public static var configuration: Self { Self { $0.toolTipProxy.configuration } }
}
