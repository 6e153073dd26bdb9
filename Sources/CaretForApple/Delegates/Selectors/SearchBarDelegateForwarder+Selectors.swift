#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension SearchBarDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var searchBarDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let searchBarDelegateProxy = searchBarDelegateProxy
            return [
                #selector(UISearchBarDelegate.position(for:)): { searchBarDelegateProxy.position.hasHandlers },
                #selector(UISearchBarDelegate.searchBarShouldBeginEditing(_:)): { searchBarDelegateProxy.shouldBeginEditing.hasHandlers },
                #selector(UISearchBarDelegate.searchBarTextDidBeginEditing(_:)): { searchBarDelegateProxy.textDidBeginEditing.hasHandlers },
                #selector(UISearchBarDelegate.searchBarShouldEndEditing(_:)): { searchBarDelegateProxy.shouldEndEditing.hasHandlers },
                #selector(UISearchBarDelegate.searchBarTextDidEndEditing(_:)): { searchBarDelegateProxy.textDidEndEditing.hasHandlers },
                #selector(UISearchBarDelegate.searchBar(_:textDidChange:)): { searchBarDelegateProxy.textDidChange.hasHandlers },
                #selector(UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:)): {
                    searchBarDelegateProxy.shouldChangeTextIn.hasHandlers
                },
                #selector(UISearchBarDelegate.searchBarSearchButtonClicked(_:)): { searchBarDelegateProxy.searchButtonClicked.hasHandlers },
                #selector(UISearchBarDelegate.searchBarBookmarkButtonClicked(_:)): {
                    searchBarDelegateProxy.bookmarkButtonClicked.hasHandlers
                },
                #selector(UISearchBarDelegate.searchBarResultsListButtonClicked(_:)): {
                    searchBarDelegateProxy.resultsListButtonClicked.hasHandlers
                },
                #selector(UISearchBarDelegate.searchBarCancelButtonClicked(_:)): { searchBarDelegateProxy.cancelButtonClicked.hasHandlers },
                #selector(UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)): {
                    searchBarDelegateProxy.selectedScopeButtonIndexDidChange.hasHandlers
                },
            ]
        }
    }
#endif
