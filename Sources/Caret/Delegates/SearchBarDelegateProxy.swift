/// A proxy that forwards the methods of `UISearchBarDelegate` to closures.
final class SearchBarDelegateProxy: DelegateProxy, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ask((), Hooks.noAnswer(.any))
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        agree(())
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        notify(())
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        agree(())
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        notify(())
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        notify(searchText)
    }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        agree((range: range, text: text))
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        notify(())
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        notify(())
    }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        notify(())
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        notify(())
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        notify(selectedScope)
    }
}
