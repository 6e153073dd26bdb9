/// A result builder that collects rows. The closure may contain `if`, `switch` and `for`.
@resultBuilder @MainActor public enum RowBuilder<Cell: ListCell> {
    /// Adds one row.
    public static func buildExpression(_ row: Row<Cell>) -> [Row<Cell>] { [row] }
    /// Adds an array of rows.
    public static func buildExpression(_ rows: [Row<Cell>]) -> [Row<Cell>] { rows }
    /// Joins the rows of all lines.
    public static func buildBlock(_ parts: [Row<Cell>]...) -> [Row<Cell>] { parts.flatMap { $0 } }
    /// Adds the rows of an `if` without `else`.
    public static func buildOptional(_ part: [Row<Cell>]?) -> [Row<Cell>] { part ?? [] }
    /// Adds the rows of the first branch.
    public static func buildEither(first part: [Row<Cell>]) -> [Row<Cell>] { part }
    /// Adds the rows of the second branch.
    public static func buildEither(second part: [Row<Cell>]) -> [Row<Cell>] { part }
    /// Adds the rows of a `for` loop.
    public static func buildArray(_ parts: [[Row<Cell>]]) -> [Row<Cell>] { parts.flatMap { $0 } }
}

/// A result builder that collects sections. The closure may contain `if`, `switch` and `for`.
@resultBuilder @MainActor public enum SectionBuilder<Cell: ListCell> {
    /// Adds one section.
    public static func buildExpression(_ section: Section<Cell>) -> [Section<Cell>] { [section] }
    /// Adds an array of sections.
    public static func buildExpression(_ sections: [Section<Cell>]) -> [Section<Cell>] { sections }
    /// Joins the sections of all lines.
    public static func buildBlock(_ parts: [Section<Cell>]...) -> [Section<Cell>] { parts.flatMap { $0 } }
    /// Adds the sections of an `if` without `else`.
    public static func buildOptional(_ part: [Section<Cell>]?) -> [Section<Cell>] { part ?? [] }
    /// Adds the sections of the first branch.
    public static func buildEither(first part: [Section<Cell>]) -> [Section<Cell>] { part }
    /// Adds the sections of the second branch.
    public static func buildEither(second part: [Section<Cell>]) -> [Section<Cell>] { part }
    /// Adds the sections of a `for` loop.
    public static func buildArray(_ parts: [[Section<Cell>]]) -> [Section<Cell>] { parts.flatMap { $0 } }
}
