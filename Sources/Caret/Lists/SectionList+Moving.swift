/// The handler for rows that the user dragged, and its source location.
@MainActor struct MoveHandler {
    let site: SourceLocation
    /// Whether the handler holds its owner weakly.
    let hasOwner: Bool
    let body: @MainActor (RowMove) -> Void
}

extension SectionList {
    /// Calls a closure when the user has dragged a row to another position. The closure has to change the data. The
    /// closure replaces an earlier handler.
    public func onMove(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (RowMove) -> Void) {
        moveHandler = MoveHandler(site: SourceLocation(file, line), hasOwner: false, body: body)
    }

    /// Calls a closure with an owner when the user has dragged a row. The owner is held weakly.
    public func onMove<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, RowMove) -> Void
    ) {
        moveHandler = MoveHandler(site: SourceLocation(file, line), hasOwner: true) { [weak owner] move in
            if let owner { body(owner, move) }
        }
    }

    /// Calls an unapplied method when the user has dragged a row. The owner is held weakly.
    @_disfavoredOverload public func onMove<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (RowMove) -> Void
    ) {
        onMove(owner, file: file, line: line) { method($0)($1) }
    }
}
