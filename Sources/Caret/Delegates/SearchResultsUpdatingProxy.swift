/// A proxy that forwards the methods of `UISearchResultsUpdating` to closures.
final class SearchResultsUpdatingProxy: NSObject, DelegateProxy, UISearchResultsUpdating {
    lazy var update = DelegateSlot<Void, Void>(self)
    lazy var didSelectSuggestion = DelegateSlot<any UISearchSuggestion, Void>(self)

    func updateSearchResults(for searchController: UISearchController) {
        update.notify(())
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        didSelectSuggestion.notify(searchSuggestion)
    }
}
