/// Becomes the delegate of an object, and forwards the methods of `UISearchResultsUpdating` to its recipients.
final class SearchResultsUpdatingForwarder: DelegateForwarder, UISearchResultsUpdating {
    let searchResultsUpdatingProxy = SearchResultsUpdatingProxy()
    private var recipients: Recipients<any UISearchResultsUpdating> { Recipients(list) }

    override init() {
        super.init()
        add(searchResultsUpdatingProxy)
    }

    func updateSearchResults(for searchController: UISearchController) {
        recipients.notify(searchController) { $0.updateSearchResults(for:) }
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        recipients.notify(searchController, searchSuggestion) { $0.updateSearchResults(for:selecting:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { searchResultsUpdatingProxyMethods }
    #endif
}
