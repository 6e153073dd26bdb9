extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// The text or the scope changed, or the field became the first responder.
    public static var update: Self { Self(.searchUpdates, "updateSearchResults(for:)") }
}

extension ControlEvent where Sender: UISearchController, Payload == any UISearchSuggestion {
    /// One of the controller's `searchSuggestions` was chosen.
    public static var didSelectSuggestion: Self { Self(.searchUpdates, "updateSearchResults(for:selecting:)") }
}
