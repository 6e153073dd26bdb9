extension ControlEvent where Sender: UISearchTextField, Payload == any UISearchSuggestion {
    /// One of the field's `searchSuggestions` was chosen; the text is as it was.
    public static var didSelectSuggestion: Self { Self(.textField, "searchTextField(_:didSelect:)") }
}
