#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TableDataSourceForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tableDataSourceProxyMethods: [Selector: @MainActor () -> Bool] {
            let tableDataSourceProxy = tableDataSourceProxy
            return [
                #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:)): {
                    tableDataSourceProxy.numberOfRowsInSection.hasHandlers
                },
                #selector(UITableViewDataSource.tableView(_:cellForRowAt:)): { tableDataSourceProxy.cellForRow.hasHandlers },
                #selector(UITableViewDataSource.numberOfSections(in:)): { tableDataSourceProxy.numberOfSections.hasHandlers },
                #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:)): {
                    tableDataSourceProxy.titleForHeaderInSection.hasHandlers
                },
                #selector(UITableViewDataSource.tableView(_:titleForFooterInSection:)): {
                    tableDataSourceProxy.titleForFooterInSection.hasHandlers
                },
                #selector(UITableViewDataSource.tableView(_:canEditRowAt:)): { tableDataSourceProxy.canEditRow.hasHandlers },
                #selector(UITableViewDataSource.tableView(_:canMoveRowAt:)): { tableDataSourceProxy.canMoveRow.hasHandlers },
                #selector(UITableViewDataSource.tableView(_:commit:forRowAt:)): { tableDataSourceProxy.commitEditing.hasHandlers },
                #selector(UITableViewDataSource.tableView(_:moveRowAt:to:)): { tableDataSourceProxy.moveRow.hasHandlers },
                #selector(UITableViewDataSource.sectionIndexTitles(for:)): { tableDataSourceProxy.sectionIndexTitles.hasHandlers },
                #selector(UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)): {
                    tableDataSourceProxy.sectionForSectionIndexTitle.hasHandlers
                },
            ]
        }
    }
#endif
