/// A proxy that forwards the methods of `UISearchResultsUpdating` to closures.
final class SearchResultsUpdatingProxy: DelegateProxy, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        notify(())
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        notify(searchSuggestion)
    }
}
