/// What is selected in a table, and what a finger is on.
struct TableSelection {
    /// In the order in which it was selected.
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
}
