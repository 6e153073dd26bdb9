/// Collects rows that are written one below the other, with `if`, `switch` and `for` among them.
@resultBuilder @MainActor public enum RowBuilder<Cell: ListCell> {
    /// One row.
    public static func buildExpression(_ row: Row<Cell>) -> [Row<Cell>] { [row] }
    /// Rows that were made before.
    public static func buildExpression(_ rows: [Row<Cell>]) -> [Row<Cell>] { rows }
    /// Rows one below the other.
    public static func buildBlock(_ parts: [Row<Cell>]...) -> [Row<Cell>] { parts.flatMap { $0 } }
    /// Rows that may be left out.
    public static func buildOptional(_ part: [Row<Cell>]?) -> [Row<Cell>] { part ?? [] }
    /// Rows of one case.
    public static func buildEither(first part: [Row<Cell>]) -> [Row<Cell>] { part }
    /// Rows of the other case.
    public static func buildEither(second part: [Row<Cell>]) -> [Row<Cell>] { part }
    /// Rows of a loop.
    public static func buildArray(_ parts: [[Row<Cell>]]) -> [Row<Cell>] { parts.flatMap { $0 } }
}

/// Collects sections that are written one below the other, with `if`, `switch` and `for` among them.
@resultBuilder @MainActor public enum SectionBuilder<Cell: ListCell> {
    /// One section.
    public static func buildExpression(_ section: Section<Cell>) -> [Section<Cell>] { [section] }
    /// Sections that were made before.
    public static func buildExpression(_ sections: [Section<Cell>]) -> [Section<Cell>] { sections }
    /// Sections one below the other.
    public static func buildBlock(_ parts: [Section<Cell>]...) -> [Section<Cell>] { parts.flatMap { $0 } }
    /// Sections that may be left out.
    public static func buildOptional(_ part: [Section<Cell>]?) -> [Section<Cell>] { part ?? [] }
    /// Sections of one case.
    public static func buildEither(first part: [Section<Cell>]) -> [Section<Cell>] { part }
    /// Sections of the other case.
    public static func buildEither(second part: [Section<Cell>]) -> [Section<Cell>] { part }
    /// Sections of a loop.
    public static func buildArray(_ parts: [[Section<Cell>]]) -> [Section<Cell>] { parts.flatMap { $0 } }
}
