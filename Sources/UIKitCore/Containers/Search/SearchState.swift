/// Where a search is.
@MainActor struct SearchState {
    var isActive = false
    /// The screen that is searched.
    weak var host: UIViewController?
    weak var navigation: UINavigationController?
    weak var item: UINavigationItem?
    var observer: SearchObserver?
    var showsResultsByHand = false
    /// Whether a field in a bar is smaller than one by itself.
    var isInBar = false
}

/// Hears of the search bar beside the app's own delegate.
@MainActor final class SearchObserver: NSObject, UISearchBarDelegate {
    private weak var owner: UISearchController?

    init(_ owner: UISearchController) { self.owner = owner }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        owner?.begin()
        owner?.update()
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        owner?.showParts()
        owner?.update()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { owner?.end() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { owner?.update() }
}
