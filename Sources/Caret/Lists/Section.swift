/// A group of rows of a list, with a header and a footer.
///
/// ```swift
/// Section(id: "due", header: "Due", footer: "All times are local") {
///     Row("date", .value1, "Date", task.date)
///     if task.isLate { Row("late", .subtitle, "Late", "\(task.days) days") }
/// }
/// ```
///
/// A section without an id is identified by its source location, and by the number of earlier
/// sections from that location.
@MainActor public struct Section<Cell: ListCell> {
    var id: AnyHashable?
    let site: SourceLocation
    var rows: [Row<Cell>]
    /// The rows of a section that makes them when they are needed; otherwise `nil`.
    var lazy: LazyContent<Cell>?
    /// The title in the index of the list; `nil` for none.
    var indexTitle: String?
    /// Whether the app described the rows without a section.
    var isImplicit = false
    var header = SectionEdge()
    var footer = SectionEdge()

    /// Makes a section of rows.
    ///
    /// - Parameters:
    ///   - id: The identity of the section; by default its source location.
    ///   - header: The text above the rows; none by default.
    ///   - footer: The text below the rows; none by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - rows: The rows, in order.
    public init(
        id: AnyHashable? = nil, header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @RowBuilder<Cell> _ rows: @MainActor () -> [Row<Cell>]
    ) {
        self.init(id, SourceLocation(file, line), header: header, footer: footer, rows())
    }

    /// Makes a section from an array of rows.
    init(_ id: AnyHashable?, _ site: SourceLocation, header: String?, footer: String? = nil, _ rows: [Row<Cell>]) {
        self.id = id
        self.site = site
        self.rows = rows
        self.header.title = header
        self.footer.title = footer
    }

    /// Makes the section of rows that the app described without a section. The section does not depend on the row that
    /// comes first, which may change.
    init(withoutSection rows: [Row<Cell>]) {
        self.init(nil, SourceLocation("rows without a section", 0), header: nil, rows)
        isImplicit = true
    }

    /// Makes a section of rows, with the identity as the first argument.
    public init(
        _ id: AnyHashable, header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @RowBuilder<Cell> _ rows: @MainActor () -> [Row<Cell>]
    ) {
        self.init(id: id, header: header, footer: footer, file: file, line: line, rows)
    }

    // MARK: - Header and footer

    /// Returns the section with a header text.
    public func header(_ title: String?) -> Section { with { $0.header.title = title } }

    /// Returns the section with a footer text.
    public func footer(_ title: String?) -> Section { with { $0.footer.title = title } }

    /// Returns the section with a header view, which is made each time the header is about to be displayed. Does not
    /// affect the footer.
    ///
    /// - Parameters:
    ///   - height: The height in points; by default the height that fits the view.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - view: Makes the view each time the header is displayed. Without a height, a collection view calls the
    ///     closure once more to measure the view.
    public func header(
        height: CGFloat? = nil, file: String = #fileID, line: Int = #line, view: @escaping @MainActor () -> UIView
    ) -> Section {
        with {
            $0.header.height = height
            $0.header.view = view
            $0.header.site = SourceLocation(file, line)
        }
    }

    /// Returns the section with a footer view, which is made each time the footer is about to be displayed. Does not
    /// affect the header.
    public func footer(
        height: CGFloat? = nil, file: String = #fileID, line: Int = #line, view: @escaping @MainActor () -> UIView
    ) -> Section {
        with {
            $0.footer.height = height
            $0.footer.view = view
            $0.footer.site = SourceLocation(file, line)
        }
    }

    /// Returns the section with a header height, in points.
    public func headerHeight(_ height: CGFloat) -> Section { with { $0.header.height = height } }

    /// Returns the section with a footer height, in points.
    public func footerHeight(_ height: CGFloat) -> Section { with { $0.footer.height = height } }

    // MARK: - Index

    /// Returns the section with a title in the index at the edge of the list, such as "A". A tap on the title scrolls
    /// to the section. Without titles, the list has no index.
    public func index(_ title: String) -> Section { with { $0.indexTitle = title } }

    private func with(_ change: (inout Section) -> Void) -> Section {
        var section = self
        change(&section)
        return section
    }
}

/// The header or footer of a section.
@MainActor struct SectionEdge {
    var title: String?
    var height: CGFloat?
    var view: (@MainActor () -> UIView)?
    /// The source location at which the view was added.
    var site: SourceLocation?

    var isEmpty: Bool { title == nil && view == nil && height == nil }

    /// Returns whether the list shows the same kind of header or footer for both. Only the text may differ.
    func hasShape(of other: SectionEdge) -> Bool {
        (title == nil) == (other.title == nil) && height == other.height && (view == nil) == (other.view == nil)
    }
}
