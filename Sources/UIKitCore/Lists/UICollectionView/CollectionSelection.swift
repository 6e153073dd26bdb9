/// What is selected, and what a finger is on.
struct CollectionSelection {
    /// In the order in which it was selected.
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
}
