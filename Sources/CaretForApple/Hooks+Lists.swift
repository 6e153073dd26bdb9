/// The observers of lists beside the app's delegates, and what makes lists ask again.
extension Hooks {
    /// Adds an observer in addition to a table view's delegate.
    ///
    /// - Returns: A closure that removes the observer.
    static func observe(_ table: UITableView, by listener: any UITableViewDelegate) -> @MainActor () -> Void {
        add(listener, to: table.tableForwarder)
    }

    /// Adds an observer in addition to a collection view's delegate.
    ///
    /// - Returns: A closure that removes the observer.
    static func observe(_ view: UICollectionView, by listener: any UICollectionViewDelegate) -> @MainActor () -> Void {
        add(listener, to: view.collectionForwarder)
    }

    /// Adds an observer in addition to a table view's drag delegate.
    ///
    /// - Returns: A closure that removes the observer.
    static func observeDrags(of table: UITableView, by observer: any UITableViewDragDelegate) -> @MainActor () -> Void {
        add(observer, to: table.dragForwarder)
    }

    /// Adds an observer in addition to a collection view's drag delegate.
    ///
    /// - Returns: A closure that removes the observer.
    static func observeDrags(of view: UICollectionView, by observer: any UICollectionViewDragDelegate) -> @MainActor () -> Void {
        add(observer, to: view.dragForwarder)
    }

    /// Adds an observer in addition to a table view's prefetching data source.
    ///
    /// - Returns: A closure that removes the observer.
    static func observePrefetching(
        of table: UITableView, by observer: any UITableViewDataSourcePrefetching
    ) -> @MainActor () -> Void {
        add(observer, to: table.prefetchForwarder)
    }

    /// Adds an observer in addition to a collection view's prefetching data source.
    ///
    /// - Returns: A closure that removes the observer.
    static func observePrefetching(
        of view: UICollectionView, by observer: any UICollectionViewDataSourcePrefetching
    ) -> @MainActor () -> Void {
        add(observer, to: view.prefetchForwarder)
    }

    private static func add(_ observer: AnyObject, to forwarder: DelegateForwarder) -> @MainActor () -> Void {
        let id = forwarder.list.addFirst(observer)
        forwarder.reinstall?()
        return { [weak forwarder] in
            forwarder?.list.remove(id)
            forwarder?.reinstall?()
        }
    }

    /// Makes a page view controller ask its data source again.
    static func reloadPages(of controller: UIPageViewController) { controller.pageDataForwarder.reinstall?() }

    /// Makes a table view ask for heights and titles again, for which it asks only when it loads its data.
    static func reloadHeights(of table: UITableView) { if table.window != nil { table.reloadData() } }

    /// Returns the width of each component of a picker with equally wide components, in points.
    static func wheelWidth(of picker: UIPickerView) -> CGFloat { picker.bounds.width / CGFloat(max(1, picker.numberOfComponents)) }

    /// Returns a view with the title of a picker's row.
    static func titleView(of picker: UIPickerView, _ row: Int, _ component: Int, _ reusableView: UIView?) -> UIView {
        let label = reusableView as? UILabel ?? UILabel()
        let (proxy, place) = (picker.pickerProxy, (row: row, component: component))
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .title2)
        if let text = proxy.attributedTitleForRow.ask(place, nil) {
            label.attributedText = text
        } else {
            label.text = proxy.titleForRow.ask(place, nil)
        }
        return label
    }
}
