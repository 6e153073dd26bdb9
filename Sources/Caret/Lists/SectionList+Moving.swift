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

    // MARK: - Moves of the user

    /// Adopts a move that the view already shows, and calls the handler.
    ///
    /// - Parameter adopt: Adopts the plan in the data source. Called before the handler, which may update the list.
    func move(from source: IndexPath, to target: IndexPath, adopt: () -> Void) {
        let (id, before, after) = (rowID(at: source), sectionID(at: source[0]), sectionID(at: target[0]))
        let isAllowed = allowsMove(from: source, to: target)
        if isAllowed { adoptMove(from: source, to: target) }
        adopt()
        if let id, let before, let after {
            moveHandler?.body(RowMove(id: id, source: source, target: target, sourceSection: before, targetSection: after))
        }
        // A delegate of the app may allow a move that the list does not allow. The plan then differs from the view.
        request(isAllowed ? .update : .reload)
    }

    private func adoptMove(from source: IndexPath, to target: IndexPath) {
        guard let lazy = plan.part(at: target[0])?.lazy else { return plan.move(from: source, to: target) }
        moveLazyRow(lazy, from: source[1], to: target[1])
    }

    /// Moves the numbers of cells, because lazily made rows are identified by their places. All cells of the section
    /// are configured again, because the app may have changed its data in another way.
    private func moveLazyRow(_ lazy: LazyRows<Cell>, from source: Int, to target: Int) {
        let movedFillings = fillings.values.filter { LazyKey.parts(of: $0.key)?.section == lazy.section }
        for filling in movedFillings { fillings[filling.key] = nil }
        for filling in movedFillings {
            guard let index = LazyKey.parts(of: filling.key)?.index else { continue }
            filling.key = LazyKey.key(section: lazy.section, index: LazyKey.index(index, movedFrom: source, to: target))
            fillings[filling.key] = filling
            changedRows.insert(filling.key)
        }
        lazy.move(from: source, to: target)
    }
}
