extension Row {
    // MARK: - Selection

    /// Returns the row with an action for a tap. A row with an action does not stay selected, unless
    /// ``keepsSelection(_:)`` specifies this.
    public func onSelect(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.select, SourceLocation(file, line)) { $0.select = body }
    }

    /// Returns the row with an action for a tap. The action receives an owner, which is held weakly.
    public func onSelect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.select, SourceLocation(file, line), hasOwner: true) { $0.select = { [weak owner] in if let owner { body(owner) } } }
    }

    /// Returns the row with an unapplied method for a tap. The owner of the method is held weakly.
    @_disfavoredOverload public func onSelect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onSelect(owner, file: file, line: line) { method($0)() }
    }

    /// Returns the row with an action for a tap that deselects the row, in lists with multiple selection.
    public func onDeselect(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void) -> Row {
        with(.deselect, SourceLocation(file, line)) { $0.deselect = body }
    }

    /// Returns the row with an action for a tap that deselects the row. The action receives an owner, which is held
    /// weakly.
    public func onDeselect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Row {
        with(.deselect, SourceLocation(file, line), hasOwner: true) { $0.deselect = { [weak owner] in if let owner { body(owner) } } }
    }

    /// Returns the row with an unapplied method for a tap that deselects the row. The owner of the method is held
    /// weakly.
    @_disfavoredOverload public func onDeselect<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Row {
        onDeselect(owner, file: file, line: line) { method($0)() }
    }

    /// Returns a row that stays selected after a tap, with or without an action. By default, a row with
    /// an `onSelect` action is deselected. A row without this action stays selected if the list allows multiple
    /// selection, or if the row has an `onDeselect` action.
    public func keepsSelection(_ keeps: Bool = true) -> Row { with { $0.actions.keepsSelection = keeps } }

    /// Returns a row that the user can select, or cannot select for `false`.
    public func selectable(_ isSelectable: Bool) -> Row { with { $0.actions.isSelectable = isSelectable } }

    // MARK: - Display

    /// Returns the row with an action that is performed when its cell is about to be displayed.
    public func onShow(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Cell) -> Void) -> Row {
        with(.show, SourceLocation(file, line)) { $0.show = body }
    }

    /// Returns the row with an action that is performed when its cell is about to be displayed. The action receives
    /// an owner, which is held weakly.
    public func onShow<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Cell) -> Void
    ) -> Row {
        with(.show, SourceLocation(file, line), hasOwner: true) { $0.show = { [weak owner] cell in if let owner { body(owner, cell) } } }
    }

    /// Returns the row with an unapplied method that is called when its cell is about to be displayed. The owner is
    /// held weakly.
    @_disfavoredOverload public func onShow<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (Cell) -> Void
    ) -> Row {
        onShow(owner, file: file, line: line) { method($0)($1) }
    }

    /// Returns the row with an action that is performed when its cell is no longer displayed and may be reused.
    public func onHide(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Cell) -> Void) -> Row {
        with(.hide, SourceLocation(file, line)) { $0.hide = body }
    }

    /// Returns the row with an action that is performed when its cell is no longer displayed. The action receives an
    /// owner, which is held weakly.
    public func onHide<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Cell) -> Void
    ) -> Row {
        with(.hide, SourceLocation(file, line), hasOwner: true) { $0.hide = { [weak owner] cell in if let owner { body(owner, cell) } } }
    }

    /// Returns the row with an unapplied method that is called when its cell is no longer displayed. The owner is
    /// held weakly.
    @_disfavoredOverload public func onHide<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (Cell) -> Void
    ) -> Row {
        onHide(owner, file: file, line: line) { method($0)($1) }
    }

    // MARK: - Heights

    /// Returns the row with a height, in points.
    public func height(_ height: CGFloat) -> Row {
        with {
            // Release the height closure that this constant height replaces.
            $0.releaseClosure(.height)
            $0.measures.height = { _ in height }
            $0.measures.fixedHeight = height
        }
    }

    /// Returns the row with a height that depends on the list's width, both in points.
    /// `UITableView.automaticDimension` uses the height that fits the cell.
    public func height(
        file: String = #fileID, line: Int = #line, by height: @escaping @MainActor (_ width: CGFloat) -> CGFloat
    ) -> Row {
        with(height: height, SourceLocation(file, line))
    }

    /// Returns the row with an estimated height, in points, which is used until the row is displayed.
    public func estimatedHeight(_ height: CGFloat) -> Row { with { $0.measures.estimatedHeight = height } }
}
