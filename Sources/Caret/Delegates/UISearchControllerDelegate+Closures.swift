extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// Sent when the search is about to be presented.
    public static var willPresent: Self { Self(.search, "willPresentSearchController(_:)") }
    /// Sent when the search has been presented.
    public static var didPresent: Self { Self(.search, "didPresentSearchController(_:)") }
    /// Sent when the search is about to be dismissed.
    public static var willDismiss: Self { Self(.search, "willDismissSearchController(_:)") }
    /// Sent when the search has been dismissed.
    public static var didDismiss: Self { Self(.search, "didDismissSearchController(_:)") }
    /// Sent when the search is about to be presented, so that the handler can present the search controller itself.
    public static var present: Self { Self(.search, "presentSearchController(_:)") }
}
