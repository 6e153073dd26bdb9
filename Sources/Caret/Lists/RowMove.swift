/// A row that somebody dragged to another place.
public struct RowMove {
    /// The row's id.
    public let id: AnyHashable
    /// Where it was: section and row, counted before the change.
    public let source: IndexPath
    /// Where it is: section and row, counted after the change.
    public let target: IndexPath
    /// The id of the section that it was in.
    public let sourceSection: AnyHashable
    /// The id of the section that it is in.
    public let targetSection: AnyHashable
}
