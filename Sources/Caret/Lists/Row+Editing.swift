extension Row where Cell == UITableViewCell {
    /// The row letting itself be deleted, by a swipe and while the table is edited; the action changes the data.
    ///
    /// The sections are built anew afterwards, so the row goes when the data no longer has it.
    public func onDelete(title: String? = nil, _ body: @escaping @MainActor () -> Void) -> Row {
        with {
            $0.actions.delete = body
            $0.actions.deleteTitle = title
        }
    }

    /// The row letting itself be deleted; the action is handed an owner that it does not keep.
    public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        onDelete(title: title) { [weak owner] in if let owner { body(owner) } }
    }

    /// The row letting itself be deleted by a method, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onDelete(title: title) { [weak owner] in if let owner { method(owner)() } }
    }

    /// The row showing a plus while the table is edited; the action adds data.
    public func onInsert(_ body: @escaping @MainActor () -> Void) -> Row { with { $0.actions.insert = body } }

    /// The row showing a plus while the table is edited; the action is handed an owner that it does not keep.
    public func onInsert<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) -> Row {
        onInsert { [weak owner] in if let owner { body(owner) } }
    }

    /// The row showing a plus while the table is edited, which calls a method, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onInsert<Owner: AnyObject>(
        _ owner: Owner, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onInsert { [weak owner] in if let owner { method(owner)() } }
    }

    /// The row letting itself be dragged while the table is edited; see ``SectionList/onMove(_:)``.
    public func movable(_ isMovable: Bool = true) -> Row { with { $0.actions.isMovable = isMovable } }

    /// The row with actions that a swipe away from its beginning shows.
    public func leadingActions(_ actions: @escaping @MainActor () -> [UIContextualAction]) -> Row { with { $0.actions.leading = actions } }

    /// The row with actions that a swipe away from its end shows; they take the place of the one that deletes it.
    public func trailingActions(_ actions: @escaping @MainActor () -> [UIContextualAction]) -> Row {
        with { $0.actions.trailing = actions }
    }

    /// The row with an action for its detail button.
    public func onAccessoryTap(_ body: @escaping @MainActor () -> Void) -> Row { with { $0.actions.accessory = body } }

    /// The row with an action for its detail button, which is handed an owner that it does not keep.
    public func onAccessoryTap<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) -> Row {
        onAccessoryTap { [weak owner] in if let owner { body(owner) } }
    }

    /// The row with a method for its detail button, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onAccessoryTap { [weak owner] in if let owner { method(owner)() } }
    }
}
