/// Rows of a list that belong together, with what stands above and below them.
///
/// ```swift
/// Section(id: "due", header: "Due", footer: "All times are local") {
///     Row("date", .value1, "Date", task.date)
///     if task.isLate { Row("late", .subtitle, "Late", "\(task.days) days") }
/// }
/// ```
///
/// A section without an id is known by its place in the source, and by how many of that place come before it.
@MainActor public struct Section<Cell: ListCell> {
    var id: AnyHashable?
    let site: Site
    var rows: [Row<Cell>]
    var header = SectionEdge()
    var footer = SectionEdge()

    /// Makes a section of rows.
    ///
    /// - Parameters:
    ///   - id: tells the section from others; by default its place in the source does.
    ///   - header: words above the rows; none by default.
    ///   - footer: words below the rows; none by default.
    ///   - file: where the section is made; leave it out.
    ///   - line: likewise.
    ///   - rows: from first to last.
    public init(
        id: AnyHashable? = nil, header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @RowBuilder<Cell> _ rows: @MainActor () -> [Row<Cell>]
    ) {
        self.init(id, Site(file, line), header: header, footer: footer, rows())
    }

    /// Makes a section of rows that were made before.
    init(_ id: AnyHashable?, _ site: Site, header: String?, footer: String? = nil, _ rows: [Row<Cell>]) {
        self.id = id
        self.site = site
        self.rows = rows
        self.header.title = header
        self.footer.title = footer
    }

    /// Makes a section of rows, with its id first.
    public init(
        _ id: AnyHashable, header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @RowBuilder<Cell> _ rows: @MainActor () -> [Row<Cell>]
    ) {
        self.init(id: id, header: header, footer: footer, file: file, line: line, rows)
    }

    // MARK: - Header and footer

    /// The section with words above it.
    public func header(_ title: String?) -> Section { with { $0.header.title = title } }

    /// The section with words below it.
    public func footer(_ title: String?) -> Section { with { $0.footer.title = title } }

    /// The section with a view above it, made when it is about to be shown; it has nothing to do with what stands below.
    ///
    /// - Parameters:
    ///   - height: in points; by default as the view needs.
    ///   - file: where it is said; leave it out.
    ///   - line: likewise.
    ///   - view: makes the view, each time it comes into sight, and in collection views once more to be measured if there is no height.
    public func header(
        height: CGFloat? = nil, file: String = #fileID, line: Int = #line, view: @escaping @MainActor () -> UIView
    ) -> Section {
        with {
            $0.header.height = height
            $0.header.view = view
            $0.header.site = Site(file, line)
        }
    }

    /// The section with a view below it, made when it is about to be shown; it has nothing to do with what stands above.
    public func footer(
        height: CGFloat? = nil, file: String = #fileID, line: Int = #line, view: @escaping @MainActor () -> UIView
    ) -> Section {
        with {
            $0.footer.height = height
            $0.footer.view = view
            $0.footer.site = Site(file, line)
        }
    }

    /// The section with a header of a height, in points.
    public func headerHeight(_ height: CGFloat) -> Section { with { $0.header.height = height } }

    /// The section with a footer of a height, in points.
    public func footerHeight(_ height: CGFloat) -> Section { with { $0.footer.height = height } }

    private func with(_ change: (inout Section) -> Void) -> Section {
        var section = self
        change(&section)
        return section
    }
}

/// What stands above or below the rows of a section.
@MainActor struct SectionEdge {
    var title: String?
    var height: CGFloat?
    var view: (@MainActor () -> UIView)?
    /// Where in the app's source the view was given.
    var site: Site?

    var isEmpty: Bool { title == nil && view == nil && height == nil }

    /// Whether the list shows the same thing for it, words apart.
    func hasShape(of other: SectionEdge) -> Bool {
        (title == nil) == (other.title == nil) && height == other.height && (view == nil) == (other.view == nil)
    }
}
