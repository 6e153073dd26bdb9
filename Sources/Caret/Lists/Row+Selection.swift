extension Row {
    // MARK: - Selection

    /// The row with an action for a tap. Where there is one, the row does not stay selected; see ``keepsSelection(_:)``.
    public func onSelect(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.select, Site(file, line)) { $0.select = body }
    }

    /// The row with an action for a tap, which is handed an owner that it does not keep.
    public func onSelect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.select, Site(file, line), hasOwner: true) { $0.select = { [weak owner] in if let owner { body(owner) } } }
    }

    /// The row with a method for a tap, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onSelect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onSelect(owner, file: file, line: line) { method($0)() }
    }

    /// The row with an action for a tap that deselects it, in lists that allow several selections.
    public func onDeselect(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.deselect, Site(file, line)) { $0.deselect = body }
    }

    /// The row with an action for a tap that deselects it, which is handed an owner that it does not keep.
    public func onDeselect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.deselect, Site(file, line), hasOwner: true) { $0.deselect = { [weak owner] in if let owner { body(owner) } } }
    }

    /// The row with a method for a tap that deselects it, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onDeselect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onDeselect(owner, file: file, line: line) { method($0)() }
    }

    /// The row staying selected after its action ran, or without an action. Otherwise rows stay selected only where they have no action and
    /// the list allows several selections.
    public func keepsSelection(_ keeps: Bool = true) -> Row { with { $0.actions.keepsSelection = keeps } }

    /// The row letting itself be tapped, or not.
    public func selectable(_ isSelectable: Bool) -> Row { with { $0.actions.isSelectable = isSelectable } }

    // MARK: - Display

    /// The row with an action for when its cell is about to be shown.
    public func onShow(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Cell) -> Void) -> Row {
        with(.show, Site(file, line)) { $0.show = body }
    }

    /// The row with an action for when its cell is about to be shown, which is handed an owner that it does not keep.
    public func onShow<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Cell) -> Void
    ) -> Row {
        with(.show, Site(file, line), hasOwner: true) { $0.show = { [weak owner] cell in if let owner { body(owner, cell) } } }
    }

    /// The row with a method for when its cell is about to be shown, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onShow<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (Cell) -> Void
    ) -> Row {
        onShow(owner, file: file, line: line) { method($0)($1) }
    }

    /// The row with an action for when its cell is no longer shown, and may be used for another row.
    public func onHide(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Cell) -> Void) -> Row {
        with(.hide, Site(file, line)) { $0.hide = body }
    }

    /// The row with an action for when its cell is no longer shown, which is handed an owner that it does not keep.
    public func onHide<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Cell) -> Void
    ) -> Row {
        with(.hide, Site(file, line), hasOwner: true) { $0.hide = { [weak owner] cell in if let owner { body(owner, cell) } } }
    }

    /// The row with a method for when its cell is no longer shown, named without applying it. The owner is held weakly.
    @_disfavoredOverload public func onHide<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (Cell) -> Void
    ) -> Row {
        onHide(owner, file: file, line: line) { method($0)($1) }
    }

    // MARK: - Lengths

    /// The row with a height, in points.
    public func height(_ height: CGFloat) -> Row {
        with {
            // A closure that it takes the place of is not the row's any longer.
            $0.drop(.height)
            $0.measures.height = { _ in height }
            $0.measures.fixedHeight = height
        }
    }

    /// The row with a height that follows from the list's width; both in points. `UITableView.automaticDimension` asks the cell.
    public func height(
        file: String = #fileID, line: Int = #line, by height: @escaping @MainActor (_ width: CGFloat) -> CGFloat
    ) -> Row {
        with(height: height, Site(file, line))
    }

    /// The row with a height that it is taken to have until it is seen, in points.
    public func estimatedHeight(_ height: CGFloat) -> Row { with { $0.measures.estimatedHeight = height } }
}
