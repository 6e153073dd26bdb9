/// A proxy that forwards the methods of `UISearchBarDelegate` to closures.
final class SearchBarDelegateProxy: DelegateProxy, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ask((), Hooks.noAnswer(.any))
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        agree(())
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        tell(())
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        agree(())
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        tell(())
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        tell(searchText)
    }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        agree((range: range, text: text))
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        tell(())
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        tell(())
    }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        tell(())
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        tell(())
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        tell(selectedScope)
    }
}
