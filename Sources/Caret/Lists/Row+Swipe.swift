extension Row {
    /// Returns the row with swipe actions at its leading edge.
    ///
    /// In a collection view, swipes require a layout of `UICollectionViewCompositionalLayout.rows(_:)` and list
    /// cells.
    public func leadingActions(
        file: String = #fileID, line: Int = #line, make actions: @escaping @MainActor () -> [UIContextualAction]
    ) -> Row {
        with(.leading, SourceLocation(file, line)) { $0.leading = actions }
    }

    /// Returns the row with swipe actions at its leading edge. The closure that makes the actions receives an owner,
    /// which is held weakly.
    public func leadingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ actions: @escaping @MainActor (Owner) -> [UIContextualAction]
    ) -> Row {
        with(.leading, SourceLocation(file, line), hasOwner: true) { $0.leading = { [weak owner] in owner.map(actions) ?? [] } }
    }

    /// Returns the row with swipe actions at its leading edge. An unapplied method makes the actions. The owner is
    /// held weakly.
    @_disfavoredOverload public func leadingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [UIContextualAction]
    ) -> Row {
        leadingActions(owner, file: file, line: line) { method($0)() }
    }

    /// Returns the row with swipe actions at its trailing edge, which replace the delete action.
    public func trailingActions(
        file: String = #fileID, line: Int = #line, make actions: @escaping @MainActor () -> [UIContextualAction]
    ) -> Row {
        with(.trailing, SourceLocation(file, line)) { $0.trailing = actions }
    }

    /// Returns the row with swipe actions at its trailing edge. The closure that makes the actions receives an owner,
    /// which is held weakly.
    public func trailingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ actions: @escaping @MainActor (Owner) -> [UIContextualAction]
    ) -> Row {
        with(.trailing, SourceLocation(file, line), hasOwner: true) { $0.trailing = { [weak owner] in owner.map(actions) ?? [] } }
    }

    /// Returns the row with swipe actions at its trailing edge. An unapplied method makes the actions. The owner is
    /// held weakly.
    @_disfavoredOverload public func trailingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [UIContextualAction]
    ) -> Row {
        trailingActions(owner, file: file, line: line) { method($0)() }
    }
}
