extension UITableView {
    /// Shows sections and rows that a closure describes, and follows what it reads.
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
    /// The table's data source is made by it, and kept by the table until sections are set again. A delegate stands beside it, and so do
    /// closures that were added with `on` and `answer`, before or after: a value, such as a height, is the delegate's, else that of an
    /// `answer`, else the row's; of taps and the like all hear, the delegate first.
    ///
    /// The table keeps the closure. Where it needs a controller that owns the table, use the form with an owner.
    ///
    /// - Parameters:
    ///   - file: where sections are set; leave it out.
    ///   - line: likewise.
    ///   - build: describes the sections; runs at once, and when what it read has changed.
    /// - Returns: what updates them by hand, and answers what is where; there is no need to keep it.
    @discardableResult public func sections(
        file: String = #fileID, line: Int = #line,
        @SectionBuilder<UITableViewCell> describedBy build: @escaping @MainActor () -> [Section<UITableViewCell>]
    ) -> SectionList<UITableViewCell> {
        show(SectionList(site: Site(file, line), build))
    }

    /// Shows sections and rows that a closure describes, which is handed an owner that the table does not keep.
    ///
    /// ```swift
    /// table.sections(self) { screen in
    ///     Section { Row("name", .value1, "Name", screen.model.name).onSelect(screen) { $0.rename() } }
    /// }
    /// ```
    ///
    /// Closures of rows may use the owner as they like: none is kept while the table is in no window, so a controller that was popped is
    /// free to go. When the owner is gone, what was shown last stays.
    @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        @SectionBuilder<UITableViewCell> _ build: @escaping @MainActor (Owner) -> [Section<UITableViewCell>]
    ) -> SectionList<UITableViewCell> {
        show(SectionList(Site(file, line), owner, build))
    }

    /// Shows sections that a method of `owner` describes; name it without applying it. The owner is held weakly.
    @_disfavoredOverload @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [Section<UITableViewCell>]
    ) -> SectionList<UITableViewCell> {
        show(SectionList(Site(file, line), owner) { method($0)() })
    }

    /// Shows sections that stay as they are until others are shown.
    ///
    /// The list keeps the closures of rows for as long as it shows them, so these should not capture what owns it.
    @discardableResult public func sections(
        _ sections: [Section<UITableViewCell>], file: String = #fileID, line: Int = #line
    ) -> SectionList<UITableViewCell> {
        show(SectionList(site: Site(file, line), fixed: sections))
    }

    private func show(_ list: SectionList<UITableViewCell>) -> SectionList<UITableViewCell> {
        let source = TableSource(self, list)
        return list.take(over: userInfoStorage, by: source, Hooks.observe(self, by: source))
    }
}
