extension Section {
    /// Makes a section whose rows are made only when they become visible, for a great number of rows.
    ///
    /// ```swift
    /// Section("log", count: 1_000_000) { index in Row(index, .default, "Line \(index)") }
    /// ```
    ///
    /// The cost of the section does not depend on the number of rows. The closure is called for the visible rows, and
    /// for a row that is queried by its index path. Its `@Observable` reads are observed: when such a value changes,
    /// only that row is made again. If the count changes, rows are inserted or removed at the end, and the visible
    /// cells show the current rows. All rows have the height of the list, such as `rowHeight` of a table view.
    ///
    /// - Parameters:
    ///   - id: The identity of the section; by default its source location.
    ///   - header: The text above the rows; none by default.
    ///   - footer: The text below the rows; none by default.
    ///   - count: The number of rows, from 0 up to 4,294,967,295.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - row: Makes the row at an index. The list retains the closure while its view is in a window.
    public init(
        _ id: AnyHashable? = nil, header: String? = nil, footer: String? = nil, count: Int, file: String = #fileID, line: Int = #line,
        row: @escaping @MainActor (_ index: Int) -> Row<Cell>
    ) {
        precondition(
            (0..<LazyKey.limit).contains(count), "Section: count is \(count). Pass a number from 0 up to \(LazyKey.limit - 1).")
        let site = SourceLocation(file, line)
        self.init(id, site, header: header, footer: footer, [])
        lazy = LazyContent(count: count, site: site, make: row)
    }

    /// Makes a section with one row for each element of a collection. The rows are made only when they become visible;
    /// see ``init(_:header:footer:count:file:line:row:)``.
    ///
    /// ```swift
    /// Section("inbox", lazy: model.mails) { mail in Row(mail.id, .subtitle, mail.subject, mail.sender) }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity of the section; by default its source location.
    ///   - elements: The elements, which the list retains while its view is in a window.
    ///   - header: The text above the rows; none by default.
    ///   - footer: The text below the rows; none by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - row: Makes the row of an element.
    public init<Elements: RandomAccessCollection>(
        _ id: AnyHashable? = nil, lazy elements: Elements, header: String? = nil, footer: String? = nil, file: String = #fileID,
        line: Int = #line, row: @escaping @MainActor (Elements.Element) -> Row<Cell>
    ) {
        let site = SourceLocation(file, line)
        self.init(id, site, header: header, footer: footer, [])
        lazy = LazyContent(count: elements.count, site: site) { index in
            row(elements[elements.index(elements.startIndex, offsetBy: index)])
        }
    }
}
