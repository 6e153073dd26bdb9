extension UITableView {
    /// Shows the sections and rows that a closure describes. Updates them when values that the closure reads change.
    ///
    /// ```swift
    /// table.sections {
    ///     for list in model.lists {
    ///         Section(list.id, header: list.name) {
    ///             for task in list.tasks { Row(task.id, .value1, task.name, task.due) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The table view gets a data source that shows the returned list. It retains both until other sections are shown.
    /// The delegate stays in effect, and so do the closures that are added with `on` and `answer` at any time. For a
    /// value such as a height, the delegate takes precedence, then an `answer`, then the row. Taps and similar events
    /// are sent to all of them, beginning with the delegate.
    ///
    /// Rows without a section are in one plain section: `table.sections { Row(.default, "About") }`.
    ///
    /// The table view retains the closure. If the closure uses a controller that retains the table view, use the
    /// variant with an owner.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - build: Describes the sections. Called at once, and when a value that the closure read has changed.
    /// - Returns: The list, for explicit updates and queries; keeping the list is optional.
    @discardableResult public func sections(
        file: String = #fileID, line: Int = #line,
        @SectionBuilder<UITableViewCell> describedBy build: @escaping @MainActor () -> [Section<UITableViewCell>]
    ) -> SectionList<UITableViewCell> {
        show(SectionList(site: SourceLocation(file, line), build))
    }

    /// Shows the sections and rows that a closure with an owner describes. The owner is held weakly.
    ///
    /// ```swift
    /// table.sections(self) { screen in
    ///     Section { Row("name", .value1, "Name", screen.model.name).onSelect(screen) { $0.rename() } }
    /// }
    /// ```
    ///
    /// The closures of rows may capture the owner. While the table view is in no window, none of them is retained, so
    /// that a popped controller can be deallocated. After the owner is deallocated, the contents no longer change.
    @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        @SectionBuilder<UITableViewCell> _ build: @escaping @MainActor (Owner) -> [Section<UITableViewCell>]
    ) -> SectionList<UITableViewCell> {
        show(SectionList(SourceLocation(file, line), owner, build))
    }

    /// Shows the sections that an unapplied method of `owner` describes. The owner is held weakly.
    @_disfavoredOverload @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [Section<UITableViewCell>]
    ) -> SectionList<UITableViewCell> {
        show(SectionList(SourceLocation(file, line), owner) { method($0)() })
    }

    /// Shows constant sections, until other sections are shown.
    ///
    /// The list retains the closures of the rows as long as it shows the rows. These closures should therefore not
    /// capture the owner of the list.
    @discardableResult public func sections(
        _ sections: [Section<UITableViewCell>], file: String = #fileID, line: Int = #line
    ) -> SectionList<UITableViewCell> {
        show(SectionList(site: SourceLocation(file, line), constantSections: sections))
    }

    private func show(_ list: SectionList<UITableViewCell>) -> SectionList<UITableViewCell> {
        let source = TableSource(self, list)
        return list.attach(over: userInfoStorage, by: source, Hooks.observe(self, by: source))
    }
}
