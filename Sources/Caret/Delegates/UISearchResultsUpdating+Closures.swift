extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// Sent when the text or scope changes, or when the search field becomes the first responder.
    public static var update: Self { Self { $0.searchUpdatesProxy.update } }
}

extension ControlEvent where Sender: UISearchController, Payload == any UISearchSuggestion {
    /// Sent when the user selects one of the controller's `searchSuggestions`.
    public static var didSelectSuggestion: Self { Self { $0.searchUpdatesProxy.didSelectSuggestion } }
}
