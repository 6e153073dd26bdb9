extension ControlEvent where Sender: UISearchTextField, Payload == any UISearchSuggestion {
    /// Sent when the user selects one of the field's `searchSuggestions`; the text is unchanged.
    public static var didSelectSuggestion: Self { Self(.textField, "searchTextField(_:didSelect:)") }
}
