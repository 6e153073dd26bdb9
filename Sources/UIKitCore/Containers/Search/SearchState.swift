/// The state of a search controller.
@MainActor struct SearchState {
    var isActive = false
    /// The screen that is searched.
    weak var searchedController: UIViewController?
    weak var navigationController: UINavigationController?
    weak var item: UINavigationItem?
    var observer: SearchObserver?
    var showsResultsSetting = false
    /// Whether the search bar is shown in a navigation bar.
    var isInNavigationBar = false
}

/// Observes the search bar in addition to the app's delegate.
@MainActor final class SearchObserver: NSObject, UISearchBarDelegate {
    private weak var owner: UISearchController?

    init(_ owner: UISearchController) { self.owner = owner }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        owner?.beginSearch()
        owner?.updateResults()
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        owner?.updateResultsVisibility()
        owner?.updateResults()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { owner?.endSearch() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { owner?.updateResults() }
}
