// Lists and text views, whose delegates have the methods of a scroll view's delegate too. One forwarder has them all.

extension UIScrollView {
    /// The forwarder that is the delegate of this scroll view, of its own class.
    private var scrollForwarder: ScrollDelegateForwarder {
        switch self {
        case let table as UITableView: table.tableForwarder
        case let view as UICollectionView: view.collectionForwarder
        case let text as UITextView: text.textForwarder
        default: Hooks.forwarder(of: self, ScrollDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
        }
    }

    var scrollProxy: ScrollDelegateProxy { scrollForwarder.scrollDelegateProxy }
}

extension UITableView {
    var tableForwarder: TableDelegateForwarder {
        Hooks.forwarder(of: self, TableDelegateForwarder(for: self), { delegate }, { [weak self] in self?.delegate = $0 })
    }
    var tableProxy: TableDelegateProxy { tableForwarder.tableDelegateProxy }

    var tableDataProxy: TableDataSourceProxy {
        Hooks.forwarder(of: self, TableDataSourceForwarder(for: self), { dataSource }, { [weak self] in self?.dataSource = $0 })
            .tableDataSourceProxy
    }

    var prefetchForwarder: TablePrefetchingForwarder {
        Hooks.forwarder(of: self, TablePrefetchingForwarder(), { prefetchDataSource }, { [weak self] in self?.prefetchDataSource = $0 })
    }
    var tablePrefetchProxy: TablePrefetchingProxy { prefetchForwarder.tablePrefetchingProxy }

    var dragForwarder: TableDragDelegateForwarder {
        Hooks.forwarder(of: self, TableDragDelegateForwarder(), { dragDelegate }, { [weak self] in self?.dragDelegate = $0 })
    }
    var tableDragProxy: TableDragDelegateProxy { dragForwarder.tableDragDelegateProxy }

    var tableDropProxy: TableDropDelegateProxy {
        Hooks.forwarder(of: self, TableDropDelegateForwarder(), { dropDelegate }, { [weak self] in self?.dropDelegate = $0 })
            .tableDropDelegateProxy
    }
}

extension UICollectionView {
    var collectionForwarder: CollectionDelegateForwarder {
        Hooks.forwarder(of: self, CollectionDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
    }
    var collectionProxy: CollectionDelegateProxy { collectionForwarder.collectionDelegateProxy }

    var collectionDataProxy: CollectionDataSourceProxy {
        Hooks.forwarder(of: self, CollectionDataSourceForwarder(), { dataSource }, { [weak self] in self?.dataSource = $0 })
            .collectionDataSourceProxy
    }

    var prefetchForwarder: CollectionPrefetchingForwarder {
        Hooks.forwarder(
            of: self, CollectionPrefetchingForwarder(), { prefetchDataSource }, { [weak self] in self?.prefetchDataSource = $0 })
    }
    var collectionPrefetchProxy: CollectionPrefetchingProxy { prefetchForwarder.collectionPrefetchingProxy }

    var dragForwarder: CollectionDragDelegateForwarder {
        Hooks.forwarder(of: self, CollectionDragDelegateForwarder(), { dragDelegate }, { [weak self] in self?.dragDelegate = $0 })
    }
    var collectionDragProxy: CollectionDragDelegateProxy { dragForwarder.collectionDragDelegateProxy }

    var collectionDropProxy: CollectionDropDelegateProxy {
        Hooks.forwarder(of: self, CollectionDropDelegateForwarder(), { dropDelegate }, { [weak self] in self?.dropDelegate = $0 })
            .collectionDropDelegateProxy
    }
}

extension UITextView {
    var textForwarder: TextViewDelegateForwarder {
        Hooks.forwarder(of: self, TextViewDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
    }
    var textViewProxy: TextViewDelegateProxy { textForwarder.textViewDelegateProxy }
}

extension UIPageViewController {
    var pageDataForwarder: PageDataSourceForwarder {
        Hooks.forwarder(of: self, PageDataSourceForwarder(for: self), { dataSource }, { [weak self] in self?.dataSource = $0 })
    }
    var pageDataProxy: PageDataSourceProxy { pageDataForwarder.pageDataSourceProxy }
}
