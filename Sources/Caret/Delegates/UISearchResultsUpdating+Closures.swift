extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// The text or the scope changed, or the field became the first responder.
    public static var update: Self { Self(.searchUpdates, "updateSearchResults(for:)") }
}
