// Actions of rows that start tasks. These overloads are disfavoured, because a closure without `await` would match them
// too.

extension Row {
    /// Returns the row with a task for a tap.
    ///
    /// The task runs until it ends. The overlap rule also applies after the sections were built again.
    @_disfavoredOverload public func onSelect(
        overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onSelect(file: file, line: line) { tasks.begin(for: nil) { await body() } }.with(.select, tasks)
    }

    /// Returns the row with a task for a tap. The task receives an owner.
    ///
    /// The owner is held weakly until the task starts. The task is cancelled when an owner that is a controller leaves
    /// for good, or when an owner that is a view leaves its window. The overlap rule also applies
    /// after the sections were built again.
    @_disfavoredOverload public func onSelect<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onSelect(owner, file: file, line: line) { owner in
            tasks.begin(for: owner) { [weak owner] in if let owner { await body(owner) } }
        }.with(.select, tasks)
    }

    /// Returns the row with an unapplied asynchronous method for a tap; see the overload with a closure.
    @_disfavoredOverload public func onSelect<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Row {
        onSelect(owner, overlap: overlap, file: file, line: line) { owner in await method(owner)() }
    }

    /// Returns the row with a task for a tap that deselects the row.
    ///
    /// The task runs until it ends. The overlap rule also applies after the sections were built again.
    @_disfavoredOverload public func onDeselect(
        overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onDeselect(file: file, line: line) { tasks.begin(for: nil) { await body() } }.with(.deselect, tasks)
    }

    /// Returns the row with a task for a tap that deselects the row. The task receives an owner.
    ///
    /// The owner is held weakly until the task starts. The task is cancelled when an owner that is a controller leaves
    /// for good, or when an owner that is a view leaves its window. The overlap rule also applies
    /// after the sections were built again.
    @_disfavoredOverload public func onDeselect<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onDeselect(owner, file: file, line: line) { owner in
            tasks.begin(for: owner) { [weak owner] in if let owner { await body(owner) } }
        }.with(.deselect, tasks)
    }

    /// Returns the row with an unapplied asynchronous method for a tap that deselects the row; see the overload with a
    /// closure.
    @_disfavoredOverload public func onDeselect<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Row {
        onDeselect(owner, overlap: overlap, file: file, line: line) { owner in await method(owner)() }
    }
}

extension Row where Cell == UITableViewCell {
    /// Returns the row with a task for its detail button.
    ///
    /// The task runs until it ends. The overlap rule also applies after the sections were built again.
    @_disfavoredOverload public func onAccessoryTap(
        overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onAccessoryTap(file: file, line: line) { tasks.begin(for: nil) { await body() } }.with(.accessory, tasks)
    }

    /// Returns the row with a task for its detail button. The task receives an owner.
    ///
    /// The owner is held weakly until the task starts. The task is cancelled when an owner that is a controller leaves
    /// for good, or when an owner that is a view leaves its window. The overlap rule also applies
    /// after the sections were built again.
    @_disfavoredOverload public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onAccessoryTap(owner, file: file, line: line) { owner in
            tasks.begin(for: owner) { [weak owner] in if let owner { await body(owner) } }
        }.with(.accessory, tasks)
    }

    /// Returns the row with an unapplied asynchronous method for its detail button; see the overload with a closure.
    @_disfavoredOverload public func onAccessoryTap<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Row {
        onAccessoryTap(owner, overlap: overlap, file: file, line: line) { owner in await method(owner)() }
    }

    /// Returns the row with a task for its insertion control.
    ///
    /// The task runs until it ends. The overlap rule also applies after the sections were built again.
    @_disfavoredOverload public func onInsert(
        overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onInsert(file: file, line: line) { tasks.begin(for: nil) { await body() } }.with(.insert, tasks)
    }

    /// Returns the row with a task for its insertion control. The task receives an owner.
    ///
    /// The owner is held weakly until the task starts. The task is cancelled when an owner that is a controller leaves
    /// for good, or when an owner that is a view leaves its window. The overlap rule also applies
    /// after the sections were built again.
    @_disfavoredOverload public func onInsert<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onInsert(owner, file: file, line: line) { owner in
            tasks.begin(for: owner) { [weak owner] in if let owner { await body(owner) } }
        }.with(.insert, tasks)
    }

    /// Returns the row with an unapplied asynchronous method for its insertion control; see the overload with a
    /// closure.
    @_disfavoredOverload public func onInsert<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Row {
        onInsert(owner, overlap: overlap, file: file, line: line) { owner in await method(owner)() }
    }

    /// Returns the row with a task for its deletion.
    ///
    /// The task runs until it ends. The overlap rule also applies after the sections were built again.
    @_disfavoredOverload public func onDelete(
        title: String? = nil, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor () async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onDelete(title: title, file: file, line: line) { tasks.begin(for: nil) { await body() } }.with(.delete, tasks)
    }

    /// Returns the row with a task for its deletion. The task receives an owner.
    ///
    /// The owner is held weakly until the task starts. The task is cancelled when an owner that is a controller leaves
    /// for good, or when an owner that is a view leaves its window. The overlap rule also applies
    /// after the sections were built again.
    @_disfavoredOverload public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Row {
        let tasks = RowTasks(overlap)
        return onDelete(title: title, owner, file: file, line: line) { owner in
            tasks.begin(for: owner) { [weak owner] in if let owner { await body(owner) } }
        }.with(.delete, tasks)
    }

    /// Returns the row with an unapplied asynchronous method for its deletion; see the overload with a closure.
    @_disfavoredOverload public func onDelete<Owner: AnyObject>(
        title: String? = nil, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Row {
        onDelete(title: title, owner, overlap: overlap, file: file, line: line) { owner in await method(owner)() }
    }
}
