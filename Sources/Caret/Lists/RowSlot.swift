/// An event or query for which a row can have a closure of the app. The configuration of the cell is not included.
enum RowSlot {
    case select, deselect, accessory, delete, insert, leading, trailing, menu, drag, prefetch, show, hide, height
}

/// The source location at which a row received a closure.
struct RowClosureSource {
    let slot: RowSlot
    let site: SourceLocation
    /// Whether the closure holds its owner weakly.
    let hasOwner: Bool
}
