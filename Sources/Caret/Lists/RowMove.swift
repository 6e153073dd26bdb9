/// A row that the user dragged to another position.
public struct RowMove {
    /// The identity of the row.
    public let id: AnyHashable
    /// The section and row before the move.
    public let source: IndexPath
    /// The section and row after the move.
    public let target: IndexPath
    /// The identity of the row's section before the move.
    public let sourceSection: AnyHashable
    /// The identity of the row's section after the move.
    public let targetSection: AnyHashable
}
