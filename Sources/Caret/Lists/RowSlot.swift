/// What a row has a closure of the app's for, besides filling its cell.
enum RowSlot {
    case select, deselect, accessory, delete, insert, leading, trailing, show, hide, height
}

/// Where in the app's source a row got a closure.
struct RowNote {
    let slot: RowSlot
    let site: Site
    /// Whether it holds its owner weakly.
    let hasOwner: Bool
}
