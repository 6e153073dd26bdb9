extension Row {
    /// Returns a row that can be deleted by a swipe and in editing mode. The action has to change the data.
    ///
    /// In a collection view, swipes require a layout of `UICollectionViewCompositionalLayout.rows(_:)` and list
    /// cells. The sections are built again after the action, so that the row disappears if the data no longer
    /// contains it.
    public func onDelete(title: String? = nil, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void)
        -> Row
    {
        with(.delete, SourceLocation(file, line)) {
            $0.delete = body
            $0.deleteTitle = title
        }
    }

    /// Returns a row that can be deleted. The action receives an owner, which is held weakly.
    public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.delete, SourceLocation(file, line), hasOwner: true) {
            $0.delete = { [weak owner] in if let owner { body(owner) } }
            $0.deleteTitle = title
        }
    }

    /// Returns a row that can be deleted. An unapplied method handles the deletion. The owner is held weakly.
    @_disfavoredOverload public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onDelete(title: title, owner, file: file, line: line) { method($0)() }
    }

    /// Returns a row that can be reordered; see ``SectionList/onMove(file:line:perform:)``. The user drags the row in
    /// the editing mode of a table view, and after a long press in a collection view.
    public func movable(_ isMovable: Bool = true) -> Row { with { $0.actions.isMovable = isMovable } }
}

extension Row where Cell == UITableViewCell {
    /// Returns a row that has an insertion control in editing mode. The action has to add data.
    public func onInsert(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.insert, SourceLocation(file, line)) { $0.insert = body }
    }

    /// Returns a row that has an insertion control in editing mode. The action receives an owner, which is held
    /// weakly.
    public func onInsert<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.insert, SourceLocation(file, line), hasOwner: true) { $0.insert = { [weak owner] in if let owner { body(owner) } } }
    }

    /// Returns a row that has an insertion control in editing mode. An unapplied method handles the insertion. The
    /// owner is held weakly.
    @_disfavoredOverload public func onInsert<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onInsert(owner, file: file, line: line) { method($0)() }
    }

    /// Returns the row with an action for its detail button.
    public func onAccessoryTap(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.accessory, SourceLocation(file, line)) { $0.accessory = body }
    }

    /// Returns the row with an action for its detail button. The action receives an owner, which is held weakly.
    public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.accessory, SourceLocation(file, line), hasOwner: true) { $0.accessory = { [weak owner] in if let owner { body(owner) } } }
    }

    /// Returns the row with an unapplied method for its detail button. The owner of the method is held weakly.
    @_disfavoredOverload public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onAccessoryTap(owner, file: file, line: line) { method($0)() }
    }
}
