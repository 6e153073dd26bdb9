/// One search, from the moment the bar comes until it goes: subclass it to search what is no text view.
///
/// The bar asks it to search while somebody types, and to go from result to result. Each method does nothing by default.
/// - Source: https://developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// What the bar says of results.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// Which one is shown, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total = 1
        /// Nothing.
        case none = 2
    }

    /// Makes a session.
    public override init() { super.init() }

    /// How many results there are; 0 by default.
    open var resultCount: Int { 0 }
    /// Which one is shown, counted from 0; `NSNotFound`, by default, for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// What the bar says of results; which one is shown, and how many there are, by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether results can be replaced; `false` by default.
    open var supportsReplacement: Bool { false }
    /// Whether the result that is shown can be; what ``supportsReplacement`` says by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the result that is shown.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Shows the next result in a direction; the first follows the last.
    open func highlightNextResult(inDirection direction: UITextStorageDirection) {}
    /// Forgets results: what is searched is another.
    open func invalidateFoundResults() {}
}
