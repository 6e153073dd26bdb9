/// The observers that lists add beside the delegates of dragging and prefetching.
extension Hooks {
    /// Keeps the first responder of a table view, with the rest of its cell, above the keyboard. The table view of a
    /// `UITableViewController` has the inset of its controller.
    ///
    /// - Returns: A closure that scrolls to the first responder, and one that ends the observation of the keyboard.
    static func avoidKeyboard(in table: UITableView) -> (reveal: @MainActor () -> Void, stop: @MainActor () -> Void) {
        let keyboard = KeyboardAvoidance()
        keyboard.start(for: table) { [weak table] in
            (table?.next as? UITableViewController)?.tableView !== table
        } revealing: { responder in
            sequence(first: responder) { $0.superview }.first { $0 is UITableViewCell } ?? responder
        }
        return ({ keyboard.revealFirstResponder() }, { keyboard.stop() })
    }

    /// Adds an observer in addition to a table view's drag delegate.
    ///
    /// - Returns: A closure that removes the observer.
    static func observeDrags(of table: UITableView, by observer: any UITableViewDragDelegate) -> @MainActor () -> Void {
        table.prepareDragging()
        let id = table.dragHub.addFirst(observer)
        return { [weak table] in table?.dragHub.remove(id) }
    }

    /// Adds an observer in addition to a collection view's drag delegate.
    ///
    /// - Returns: A closure that removes the observer.
    static func observeDrags(of view: UICollectionView, by observer: any UICollectionViewDragDelegate) -> @MainActor () -> Void {
        view.prepareDragging()
        let id = view.dragHub.addFirst(observer)
        return { [weak view] in view?.dragHub.remove(id) }
    }

    /// Adds an observer in addition to a table view's prefetching data source.
    ///
    /// - Returns: A closure that removes the observer.
    static func observePrefetching(
        of table: UITableView, by observer: any UITableViewDataSourcePrefetching
    ) -> @MainActor () -> Void {
        let id = table.prefetchHub.addFirst(observer)
        return { [weak table] in table?.prefetchHub.remove(id) }
    }

    /// Adds an observer in addition to a collection view's prefetching data source.
    ///
    /// - Returns: A closure that removes the observer.
    static func observePrefetching(
        of view: UICollectionView, by observer: any UICollectionViewDataSourcePrefetching
    ) -> @MainActor () -> Void {
        let id = view.prefetchHub.addFirst(observer)
        return { [weak view] in view?.prefetchHub.remove(id) }
    }
}
