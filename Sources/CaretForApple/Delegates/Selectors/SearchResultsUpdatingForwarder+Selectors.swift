#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension SearchResultsUpdatingForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var searchResultsUpdatingProxyMethods: [Selector: @MainActor () -> Bool] {
            let searchResultsUpdatingProxy = searchResultsUpdatingProxy
            return [
                #selector(UISearchResultsUpdating.updateSearchResults(for:)): { searchResultsUpdatingProxy.update.hasHandlers },
                #selector(UISearchResultsUpdating.updateSearchResults(for:selecting:)): {
                    searchResultsUpdatingProxy.didSelectSuggestion.hasHandlers
                },
            ]
        }
    }
#endif
