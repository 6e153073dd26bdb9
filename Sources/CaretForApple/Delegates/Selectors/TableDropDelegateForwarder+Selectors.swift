#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TableDropDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tableDropDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let tableDropDelegateProxy = tableDropDelegateProxy
            return [
                #selector(UITableViewDropDelegate.tableView(_:performDropWith:)): { tableDropDelegateProxy.performDrop.hasHandlers },
                #selector(UITableViewDropDelegate.tableView(_:canHandle:)): { tableDropDelegateProxy.canHandleDrop.hasHandlers },
                #selector(UITableViewDropDelegate.tableView(_:dropSessionDidEnter:)): {
                    tableDropDelegateProxy.dropSessionDidEnter.hasHandlers
                },
                #selector(UITableViewDropDelegate.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)): {
                    tableDropDelegateProxy.dropSessionDidUpdate.hasHandlers
                },
                #selector(UITableViewDropDelegate.tableView(_:dropPreviewParametersForRowAt:)): {
                    tableDropDelegateProxy.dropPreviewParameters.hasHandlers
                },
                #selector(UITableViewDropDelegate.tableView(_:dropSessionDidExit:)): {
                    tableDropDelegateProxy.dropSessionDidExit.hasHandlers
                },
                #selector(UITableViewDropDelegate.tableView(_:dropSessionDidEnd:)): {
                    tableDropDelegateProxy.dropSessionDidEnd.hasHandlers
                },
            ]
        }
    }
#endif
