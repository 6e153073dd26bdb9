extension ControlEvent where Sender: UISearchTextField, Payload == any UISearchSuggestion {
    /// Sent when the user selects one of the field's `searchSuggestions`. The text of the field does not change.
    public static var didSelectSuggestion: Self { Self { $0.textFieldProxy.didSelectSuggestion } }
}
