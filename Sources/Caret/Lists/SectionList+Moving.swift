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

    /// Returns whether the user can move a row to an index path. A row of a lazy section stays in its section, because
    /// the numbers of rows of lazy sections come from the app's data.
    func allowsMove(from source: IndexPath, to target: IndexPath) -> Bool {
        source[0] == target[0] || plan.part(at: source[0])?.lazy == nil && plan.part(at: target[0])?.lazy == nil
    }
}
