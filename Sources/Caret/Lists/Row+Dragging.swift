extension Row {
    // MARK: - Dragging

    /// Returns a row that can be dragged to another view or app.
    ///
    /// ```swift
    /// Row(note.id, .default, note.title).onDrag {
    ///     [UIDragItem(itemProvider: NSItemProvider(object: note.text as NSString))]
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - items: Makes the dragged items when the user lifts the row. Without items, the drag does not begin.
    public func onDrag(file: String = #fileID, line: Int = #line, make items: @escaping @MainActor () -> [UIDragItem]) -> Row {
        with(.drag, SourceLocation(file, line)) { $0.drag = items }
    }

    /// Returns a row that can be dragged. The closure that makes the items receives an owner, which is held weakly.
    public func onDrag<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ items: @escaping @MainActor (Owner) -> [UIDragItem]
    ) -> Row {
        with(.drag, SourceLocation(file, line), hasOwner: true) { $0.drag = { [weak owner] in owner.map(items) ?? [] } }
    }

    /// Returns a row that can be dragged. An unapplied method makes the items. The owner is held weakly.
    @_disfavoredOverload public func onDrag<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [UIDragItem]
    ) -> Row {
        onDrag(owner, file: file, line: line) { method($0)() }
    }

    // MARK: - Prefetching

    /// Returns the row with a task that prepares its content before the row becomes visible.
    ///
    /// ```swift
    /// Row(photo.id, cell: PhotoCell.self) { $0.show(photo) }.onPrefetch { await cache.load(photo.url) }
    /// ```
    ///
    /// The task starts when the row is near the visible area. The task is cancelled when the row is no longer near,
    /// when the row disappears from the list, or when the list leaves its window. In a lazy section, a task follows its
    /// row if all rows that are inserted or removed at the same time precede the row.
    public func onPrefetch(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async -> Void
    ) -> Row {
        with(.prefetch, SourceLocation(file, line)) { $0.prefetch = body }
    }

    /// Returns the row with a task that prepares its content before the row becomes visible. The task receives an
    /// owner, which is held weakly until the task starts.
    public func onPrefetch<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Row {
        with(.prefetch, SourceLocation(file, line), hasOwner: true) {
            $0.prefetch = { [weak owner] in if let owner { await body(owner) } }
        }
    }

    /// Returns the row with an unapplied method that prepares its content before the row becomes visible. The owner is
    /// held weakly until the task starts.
    @_disfavoredOverload public func onPrefetch<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Row {
        onPrefetch(owner, file: file, line: line) { await method($0)() }
    }
}
