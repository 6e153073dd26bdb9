#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TablePrefetchingForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tablePrefetchingProxyMethods: [Selector: @MainActor () -> Bool] {
            let tablePrefetchingProxy = tablePrefetchingProxy
            return [
                #selector(UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:)): {
                    tablePrefetchingProxy.prefetchRows.hasHandlers
                },
                #selector(UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)): {
                    tablePrefetchingProxy.cancelPrefetchingForRows.hasHandlers
                },
            ]
        }
    }
#endif
