extension Row where Cell == UITableViewCell {
    /// The row letting itself be deleted, by a swipe and while the table is edited; the action changes the data.
    ///
    /// The sections are built anew afterwards, so the row goes when the data no longer has it.
    public func onDelete(title: String? = nil, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void)
        -> Row
    {
        with(.delete, Site(file, line)) {
            $0.delete = body
            $0.deleteTitle = title
        }
    }

    /// The row letting itself be deleted; the action is handed an owner that it does not keep.
    public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.delete, Site(file, line), hasOwner: true) {
            $0.delete = { [weak owner] in if let owner { body(owner) } }
            $0.deleteTitle = title
        }
    }

    /// The row letting itself be deleted by a method, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onDelete(title: title, owner, file: file, line: line) { method($0)() }
    }

    /// The row showing a plus while the table is edited; the action adds data.
    public func onInsert(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.insert, Site(file, line)) { $0.insert = body }
    }

    /// The row showing a plus while the table is edited; the action is handed an owner that it does not keep.
    public func onInsert<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.insert, Site(file, line), hasOwner: true) { $0.insert = { [weak owner] in if let owner { body(owner) } } }
    }

    /// The row showing a plus while the table is edited, which calls a method, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onInsert<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onInsert(owner, file: file, line: line) { method($0)() }
    }

    /// The row letting itself be dragged while the table is edited; see ``SectionList/onMove(file:line:perform:)``.
    public func movable(_ isMovable: Bool = true) -> Row { with { $0.actions.isMovable = isMovable } }

    /// The row with actions that a swipe away from its beginning shows.
    public func leadingActions(
        file: String = #fileID, line: Int = #line, make actions: @escaping @MainActor () -> [UIContextualAction]
    ) -> Row {
        with(.leading, Site(file, line)) { $0.leading = actions }
    }

    /// The row with actions that a swipe away from its beginning shows, made by a closure that is handed an owner which the row does not keep.
    public func leadingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ actions: @escaping @MainActor (Owner) -> [UIContextualAction]
    ) -> Row {
        with(.leading, Site(file, line), hasOwner: true) { $0.leading = { [weak owner] in owner.map(actions) ?? [] } }
    }

    /// The row with actions that a swipe away from its beginning shows, made by a method, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func leadingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [UIContextualAction]
    ) -> Row {
        leadingActions(owner, file: file, line: line) { method($0)() }
    }

    /// The row with actions that a swipe away from its end shows; they take the place of the one that deletes it.
    public func trailingActions(
        file: String = #fileID, line: Int = #line, make actions: @escaping @MainActor () -> [UIContextualAction]
    ) -> Row {
        with(.trailing, Site(file, line)) { $0.trailing = actions }
    }

    /// The row with actions that a swipe away from its end shows, made by a closure that is handed an owner which the row does not keep.
    public func trailingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ actions: @escaping @MainActor (Owner) -> [UIContextualAction]
    ) -> Row {
        with(.trailing, Site(file, line), hasOwner: true) { $0.trailing = { [weak owner] in owner.map(actions) ?? [] } }
    }

    /// The row with actions that a swipe away from its end shows, made by a method, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func trailingActions<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [UIContextualAction]
    ) -> Row {
        trailingActions(owner, file: file, line: line) { method($0)() }
    }

    /// The row with an action for its detail button.
    public func onAccessoryTap(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.accessory, Site(file, line)) { $0.accessory = body }
    }

    /// The row with an action for its detail button, which is handed an owner that it does not keep.
    public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.accessory, Site(file, line), hasOwner: true) { $0.accessory = { [weak owner] in if let owner { body(owner) } } }
    }

    /// The row with a method for its detail button, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onAccessoryTap(owner, file: file, line: line) { method($0)() }
    }
}
