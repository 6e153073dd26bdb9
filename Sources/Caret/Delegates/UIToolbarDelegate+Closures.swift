extension Question where Sender: UIToolbar, Payload == Void, Answer == UIBarPosition {
    /// Where the bar stands on the screen. Defaults to `.bottom`.
    public static var position: Self { Self(.toolbar, "position(for:)") }
}
