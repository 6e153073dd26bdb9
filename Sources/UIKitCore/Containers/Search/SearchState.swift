/// The state of a search controller.
@MainActor struct SearchState {
    var isActive = false
    /// The screen that is searched.
    weak var host: UIViewController?
    weak var navigation: UINavigationController?
    weak var item: UINavigationItem?
    var observer: SearchObserver?
    var showsResultsByHand = false
    /// Whether the search bar is shown in a navigation bar.
    var isInBar = false
}

/// Observes the search bar in addition to the app's delegate.
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
