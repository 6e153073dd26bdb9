/// A search that lasts while the find bar is shown. Subclass this class to search views other than text views.
///
/// The bar searches during typing, and steps from result to result. Every method does nothing by default.
/// - Source: https://developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// The style in which the bar displays the results.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// The index of the current result and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total = 1
        /// Nothing.
        case none = 2
    }

    /// Creates a session.
    public override init() { super.init() }

    /// The number of results; 0 by default.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result, counted from 0; `NSNotFound`, the default, for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The style in which the bar displays the results; the current index and the total by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether the session supports replacement; `false` by default.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced; ``supportsReplacement`` by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches for `query`.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next result in a direction; the search wraps around at the ends.
    open func highlightNextResult(inDirection direction: UITextStorageDirection) {}
    /// Discards the results, for example because the searched content changed.
    open func invalidateFoundResults() {}
}
