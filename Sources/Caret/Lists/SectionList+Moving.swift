/// What is told of rows that somebody dragged, and where in the app's source it was given.
@MainActor struct ListMover {
    let site: Site
    /// Whether it holds its owner weakly.
    let hasOwner: Bool
    let body: @MainActor (RowMove) -> Void
}

extension SectionList {
    /// Calls a closure when somebody dragged a row to another place; it changes the data, and takes the place of an earlier one.
    public func onMove(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (RowMove) -> Void) {
        mover = ListMover(site: Site(file, line), hasOwner: false, body: body)
    }

    /// Calls a closure when somebody dragged a row, with an owner that it does not keep.
    public func onMove<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, RowMove) -> Void
    ) {
        mover = ListMover(site: Site(file, line), hasOwner: true) { [weak owner] move in if let owner { body(owner, move) } }
    }

    /// Calls a method when somebody dragged a row; name it without applying it. The owner is held weakly.
    @_disfavoredOverload public func onMove<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (RowMove) -> Void
    ) {
        onMove(owner, file: file, line: line) { method($0)($1) }
    }
}
