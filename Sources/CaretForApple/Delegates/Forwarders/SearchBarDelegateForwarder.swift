/// Becomes the delegate of an object, and forwards the methods of `UISearchBarDelegate` to its recipients.
final class SearchBarDelegateForwarder: DelegateForwarder, UISearchBarDelegate {
    let searchBarDelegateProxy = SearchBarDelegateProxy()
    private var recipients: Recipients<any UISearchBarDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(searchBarDelegateProxy)
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        recipients.ask(bar) { $0.position(for:) }
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        recipients.agree(searchBar) { $0.searchBarShouldBeginEditing(_:) }
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        recipients.notify(searchBar) { $0.searchBarTextDidBeginEditing(_:) }
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        recipients.agree(searchBar) { $0.searchBarShouldEndEditing(_:) }
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        recipients.notify(searchBar) { $0.searchBarTextDidEndEditing(_:) }
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        recipients.notify(searchBar, searchText) { $0.searchBar(_:textDidChange:) }
    }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        recipients.agree(searchBar, range, text) { $0.searchBar(_:shouldChangeTextIn:replacementText:) }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        recipients.notify(searchBar) { $0.searchBarSearchButtonClicked(_:) }
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        recipients.notify(searchBar) { $0.searchBarBookmarkButtonClicked(_:) }
    }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        recipients.notify(searchBar) { $0.searchBarResultsListButtonClicked(_:) }
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        recipients.notify(searchBar) { $0.searchBarCancelButtonClicked(_:) }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        recipients.notify(searchBar, selectedScope) { $0.searchBar(_:selectedScopeButtonIndexDidChange:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { searchBarDelegateProxyMethods }
    #endif
}
