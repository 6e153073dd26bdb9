#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TableDragDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tableDragDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let tableDragDelegateProxy = tableDragDelegateProxy
            return [
                #selector(UITableViewDragDelegate.tableView(_:itemsForBeginning:at:)): { tableDragDelegateProxy.dragItems.hasHandlers },
                #selector(UITableViewDragDelegate.tableView(_:itemsForAddingTo:at:point:)): {
                    tableDragDelegateProxy.itemsForAdding.hasHandlers
                },
                #selector(UITableViewDragDelegate.tableView(_:dragPreviewParametersForRowAt:)): {
                    tableDragDelegateProxy.dragPreviewParameters.hasHandlers
                },
                #selector(UITableViewDragDelegate.tableView(_:dragSessionWillBegin:)): {
                    tableDragDelegateProxy.dragSessionWillBegin.hasHandlers
                },
                #selector(UITableViewDragDelegate.tableView(_:dragSessionDidEnd:)): {
                    tableDragDelegateProxy.dragSessionDidEnd.hasHandlers
                },
                #selector(UITableViewDragDelegate.tableView(_:dragSessionAllowsMoveOperation:)): {
                    tableDragDelegateProxy.dragSessionAllowsMoveOperation.hasHandlers
                },
                #selector(UITableViewDragDelegate.tableView(_:dragSessionIsRestrictedToDraggingApplication:)): {
                    tableDragDelegateProxy.dragSessionIsRestrictedToDraggingApplication.hasHandlers
                },
            ]
        }
    }
#endif
