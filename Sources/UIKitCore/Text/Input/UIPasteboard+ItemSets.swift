/// Access to items by index.
extension UIPasteboard {
    /// Returns the types of each item in a set, or of all items for `nil`. The result is `nil` if an index is out of
    /// range.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { selectedItems(itemSet)?.map(\.types) }

    /// Returns whether each item in a set, or all items for `nil`, has a representation that conforms to one of the
    /// types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selectedItems(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.has(oneOf: pasteboardTypes) }
    }

    /// Returns the indices of the items with a representation that conforms to one of the types; `nil` for none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = currentItems
        let indices = IndexSet(items.indices.filter { items[$0].has(oneOf: pasteboardTypes) })
        return indices.isEmpty ? nil : indices
    }

    /// Returns the data of one type for each item in a set, or for all items if the set is `nil`. Items without data
    /// of the type are skipped.
    ///
    /// The result is `nil` if an index is out of range.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        selectedItems(itemSet)?.compactMap { $0.data(of: pasteboardType) }
    }

    /// Returns the value of one type for each item in a set, or for all items if the set is `nil`. Items without a
    /// value of the type are skipped.
    ///
    /// The result is `nil` if an index is out of range.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selectedItems(itemSet)?.compactMap { $0.value(of: pasteboardType) }
    }

    private func selectedItems(_ set: IndexSet?) -> [PasteboardItem]? {
        let items = currentItems
        guard let set else { return items }
        guard set.allSatisfy(items.indices.contains) else { return nil }
        return set.map { items[$0] }
    }
}
