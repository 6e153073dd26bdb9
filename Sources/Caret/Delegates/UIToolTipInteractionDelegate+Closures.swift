extension Question where Sender: UIToolTipInteraction, Payload == CGPoint, Answer == UIToolTipConfiguration? {
    /// What is said at a point of the view; `nil` for nothing. Defaults to the interaction's words.
    public static var configuration: Self { Self(.toolTip, "toolTipInteraction(_:configurationAt:)") }
}
