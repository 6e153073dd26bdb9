extension ControlEvent where Sender: UISearchBar, Payload == String {
    /// Sent when editing begins; the payload is the text.
    public static var textDidBeginEditing: Self { Self(slot: { $0.searchBarProxy.textDidBeginEditing }, "text") { $0.text ?? "" } }
    /// Sent when editing ends; the payload is the text.
    public static var textDidEndEditing: Self { Self(slot: { $0.searchBarProxy.textDidEndEditing }, "text") { $0.text ?? "" } }
    /// Sent when the Return key is pressed; the payload is the text.
    public static var searchButtonClicked: Self { Self(slot: { $0.searchBarProxy.searchButtonClicked }, "text") { $0.text ?? "" } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UISearchBar, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var textDidBeginEditing: ControlEvent { ControlEvent { $0.searchBarProxy.textDidBeginEditing } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var textDidEndEditing: ControlEvent { ControlEvent { $0.searchBarProxy.textDidEndEditing } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var searchButtonClicked: ControlEvent { ControlEvent { $0.searchBarProxy.searchButtonClicked } }
}

extension ControlEvent where Sender: UISearchBar, Payload == Void {
    /// Sent when the bookmark button is tapped.
    public static var bookmarkButtonClicked: Self { Self { $0.searchBarProxy.bookmarkButtonClicked } }
    /// Sent when the results list button is tapped.
    public static var resultsListButtonClicked: Self { Self { $0.searchBarProxy.resultsListButtonClicked } }
    /// Sent when the cancel button is tapped.
    public static var cancelButtonClicked: Self { Self { $0.searchBarProxy.cancelButtonClicked } }
}

extension ControlEvent where Sender: UISearchBar, Payload == String {
    /// Sent when the user edits or clears the text.
    public static var textDidChange: Self { Self { $0.searchBarProxy.textDidChange } }
}

extension ControlEvent where Sender: UISearchBar, Payload == Int {
    /// Sent when the user selects another scope.
    public static var selectedScopeButtonIndexDidChange: Self { Self { $0.searchBarProxy.selectedScopeButtonIndexDidChange } }
}

extension Question where Sender: UISearchBar, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.all) { $0.searchBarProxy.shouldBeginEditing } }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.all) { $0.searchBarProxy.shouldEndEditing } }
}

extension Question where Sender: UISearchBar, Payload == (range: NSRange, text: String), Answer == Bool {
    /// Whether a user's edit may replace the text in `range`, in UTF-16 units. Defaults to `true`.
    public static var shouldChangeTextIn: Self { Self(.all) { $0.searchBarProxy.shouldChangeTextIn } }
}

extension Question where Sender: UISearchBar, Payload == Void, Answer == UIBarPosition {
    /// The position of the bar on the screen. Defaults to `.any`.
    public static var position: Self { Self { $0.searchBarProxy.position } }
}
