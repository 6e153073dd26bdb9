/// The event or query for which a row has a closure of the app, besides the configuration of its cell.
enum RowSlot {
    case select, deselect, accessory, delete, insert, leading, trailing, show, hide, height
}

/// The source location at which a row received a closure.
struct RowClosureSource {
    let slot: RowSlot
    let site: SourceLocation
    /// Whether the closure holds its owner weakly.
    let hasOwner: Bool
}
