/// A proxy that forwards the methods of `UISearchBarDelegate` to closures.
final class SearchBarDelegateProxy: NSObject, DelegateProxy, UISearchBarDelegate {
    lazy var position = DelegateSlot<Void, UIBarPosition>(self)
    lazy var shouldBeginEditing = DelegateSlot<Void, Bool>(self)
    lazy var textDidBeginEditing = DelegateSlot<Void, Void>(self)
    lazy var shouldEndEditing = DelegateSlot<Void, Bool>(self)
    lazy var textDidEndEditing = DelegateSlot<Void, Void>(self)
    lazy var textDidChange = DelegateSlot<String, Void>(self)
    lazy var shouldChangeTextIn = DelegateSlot<(range: NSRange, text: String), Bool>(self)
    lazy var searchButtonClicked = DelegateSlot<Void, Void>(self)
    lazy var bookmarkButtonClicked = DelegateSlot<Void, Void>(self)
    lazy var resultsListButtonClicked = DelegateSlot<Void, Void>(self)
    lazy var cancelButtonClicked = DelegateSlot<Void, Void>(self)
    lazy var selectedScopeButtonIndexDidChange = DelegateSlot<Int, Void>(self)

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        position.ask((), Hooks.noAnswer(.any))
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        shouldBeginEditing.agree(())
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        textDidBeginEditing.notify(())
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        shouldEndEditing.agree(())
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        textDidEndEditing.notify(())
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        textDidChange.notify(searchText)
    }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        shouldChangeTextIn.agree((range: range, text: text))
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchButtonClicked.notify(())
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        bookmarkButtonClicked.notify(())
    }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        resultsListButtonClicked.notify(())
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        cancelButtonClicked.notify(())
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        selectedScopeButtonIndexDidChange.notify(selectedScope)
    }
}
