import UIKitEngines

/// The selected rows of a table, and the highlighted row.
struct TableSelection {
    /// The selected rows, in the order of their selection.
    var selected: [IndexPath] {
        get { list.all }
        set { list = OrderedDictionary(newValue) }
    }
    private(set) var list = OrderedDictionary<IndexPath, IndexPath>()
    var highlighted: IndexPath?

    /// Appends or removes an index path.
    ///
    /// - Returns: Whether the selection has changed.
    @discardableResult mutating func set(_ isSelected: Bool, _ path: IndexPath) -> Bool {
        isSelected ? list.append(path, for: path) : list.remove(path)
    }
}
