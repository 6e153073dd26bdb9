import UIKitEngines

/// What is selected in a table, and what a finger is on.
struct TableSelection {
    /// In the order in which it was selected.
    var selected: [IndexPath] {
        get { list.all }
        set { list = KeyedList(newValue) }
    }
    private(set) var list = KeyedList<IndexPath, IndexPath>()
    var highlighted: IndexPath?

    /// Adds a path at the end, or removes it.
    ///
    /// - Returns: whether that changed anything.
    @discardableResult mutating func set(_ isSelected: Bool, _ path: IndexPath) -> Bool {
        isSelected ? list.append(path, for: path) : list.remove(path)
    }
}
