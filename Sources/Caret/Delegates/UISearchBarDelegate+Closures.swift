extension ControlEvent where Sender: UISearchBar, Payload == String {
    /// Editing began; carries the text.
    public static var textDidBeginEditing: Self { Self(.searchBar, "searchBarTextDidBeginEditing(_:)") { $0.text ?? "" } }
    /// Editing ended; carries the text.
    public static var textDidEndEditing: Self { Self(.searchBar, "searchBarTextDidEndEditing(_:)") { $0.text ?? "" } }
    /// Return was pressed; carries the text.
    public static var searchButtonClicked: Self { Self(.searchBar, "searchBarSearchButtonClicked(_:)") { $0.text ?? "" } }
}

/// The same events for handlers that need nothing: those that carry a value come first.
extension ControlEvent where Sender: UISearchBar, Payload == Void {
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var textDidBeginEditing: ControlEvent {
        .init(empty: ControlEvent<Sender, String>.textDidBeginEditing)
    }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var textDidEndEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.textDidEndEditing) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var searchButtonClicked: ControlEvent {
        .init(empty: ControlEvent<Sender, String>.searchButtonClicked)
    }
}

extension ControlEvent where Sender: UISearchBar, Payload == Void {
    /// The button with the book was tapped.
    public static var bookmarkButtonClicked: Self { Self(.searchBar, "searchBarBookmarkButtonClicked(_:)") }
    /// The button for a list of results was tapped.
    public static var resultsListButtonClicked: Self { Self(.searchBar, "searchBarResultsListButtonClicked(_:)") }
    /// The cancel button was tapped.
    public static var cancelButtonClicked: Self { Self(.searchBar, "searchBarCancelButtonClicked(_:)") }
}

extension ControlEvent where Sender: UISearchBar, Payload == String {
    /// A person edited or cleared the text.
    public static var textDidChange: Self { Self(.searchBar, "searchBar(_:textDidChange:)") }
}

extension ControlEvent where Sender: UISearchBar, Payload == Int {
    /// Another scope was chosen.
    public static var selectedScopeButtonIndexDidChange: Self { Self(.searchBar, "searchBar(_:selectedScopeButtonIndexDidChange:)") }
}

extension Question where Sender: UISearchBar, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.searchBar, "searchBarShouldBeginEditing(_:)", .all) }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.searchBar, "searchBarShouldEndEditing(_:)", .all) }
}

extension Question where Sender: UISearchBar, Payload == (range: NSRange, text: String), Answer == Bool {
    /// Whether a person's edit may be made; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldChangeTextIn: Self { Self(.searchBar, "searchBar(_:shouldChangeTextIn:replacementText:)", .all) }
}

extension Question where Sender: UISearchBar, Payload == Void, Answer == UIBarPosition {
    /// Where the bar stands on the screen. Defaults to `.any`.
    public static var position: Self { Self(.searchBar, "position(for:)") }
}
