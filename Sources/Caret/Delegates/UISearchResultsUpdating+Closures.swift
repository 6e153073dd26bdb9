extension ControlEvent where Sender: UISearchController, Payload == String {
    /// Sent when the text or scope changes, or when the search field becomes the first responder. The payload is the
    /// text of the search bar.
    public static var update: Self { Self(slot: { $0.searchUpdatesProxy.update }, "searchBar.text") { $0.searchBar.text ?? "" } }
}

extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var update: ControlEvent { ControlEvent { $0.searchUpdatesProxy.update } }
}

extension ControlEvent where Sender: UISearchController, Payload == any UISearchSuggestion {
    /// Sent when the user selects one of the controller's `searchSuggestions`.
    public static var didSelectSuggestion: Self { Self { $0.searchUpdatesProxy.didSelectSuggestion } }
}
