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

/// A result builder that collects sections. The closure may contain `if`, `switch` and `for`. Consecutive rows without
/// a section are in one section, which has neither header nor footer.
@resultBuilder @MainActor public enum SectionBuilder<Cell: ListCell> {
    /// Adds one section.
    public static func buildExpression(_ section: Section<Cell>) -> [Section<Cell>] { [section] }
    /// Adds an array of sections.
    public static func buildExpression(_ sections: [Section<Cell>]) -> [Section<Cell>] { sections }
    /// Adds one row without a section.
    public static func buildExpression(_ row: Row<Cell>) -> [Section<Cell>] { [Section(withoutSection: [row])] }
    /// Adds an array of rows without a section; an empty array adds nothing.
    @_disfavoredOverload public static func buildExpression(_ rows: [Row<Cell>]) -> [Section<Cell>] {
        rows.isEmpty ? [] : [Section(withoutSection: rows)]
    }
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

    /// Joins consecutive rows without a section.
    public static func buildFinalResult(_ parts: [Section<Cell>]) -> [Section<Cell>] {
        guard parts.contains(where: \.isImplicit) else { return parts }
        var result: [Section<Cell>] = []
        for part in parts {
            if part.isImplicit, let last = result.indices.last, result[last].isImplicit {
                result[last].rows += part.rows
            } else {
                result.append(part)
            }
        }
        // The rows of a function that returns sections are not joined with the rows around its call.
        for index in result.indices { result[index].isImplicit = false }
        return result
    }
}
