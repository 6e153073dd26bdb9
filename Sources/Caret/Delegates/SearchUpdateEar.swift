/// Hands on to closures what a `UISearchResultsUpdating` is told.
final class SearchUpdateEar: DelegateEar, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        tell(())
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        tell(searchSuggestion)
    }
}
