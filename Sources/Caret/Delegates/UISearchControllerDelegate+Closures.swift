extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// Searching is about to begin.
    public static var willPresent: Self { Self(.search, "willPresentSearchController(_:)") }
    /// Searching has begun.
    public static var didPresent: Self { Self(.search, "didPresentSearchController(_:)") }
    /// Searching is about to end.
    public static var willDismiss: Self { Self(.search, "willDismissSearchController(_:)") }
    /// Searching has ended.
    public static var didDismiss: Self { Self(.search, "didDismissSearchController(_:)") }
    /// The search shall be shown, and the app may do it itself.
    public static var present: Self { Self(.search, "presentSearchController(_:)") }
}
