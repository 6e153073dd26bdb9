/// Things that are asked for by number.
extension UIPasteboard {
    /// The types of each thing of a set; of all for `nil`. `nil` where a number stands for nothing.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map(\.types) }

    /// Whether each thing of a set, or of all for `nil`, has a representation of one of these types, or of a kind of one.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = chosen(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.has(oneOf: pasteboardTypes) }
    }

    /// The numbers of the things that have a representation of one of these types, or of a kind of one; `nil` for none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = now
        let found = IndexSet(items.indices.filter { items[$0].has(oneOf: pasteboardTypes) })
        return found.isEmpty ? nil : found
    }

    /// The data of a type of all things of a set that have such, of all things for `nil`; `nil` where a number stands for nothing.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0.data(of: pasteboardType) }
    }

    /// The values of a type of all things of a set that have such, of all things for `nil`; `nil` where a number stands for nothing.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0.value(of: pasteboardType) }
    }

    private func chosen(_ set: IndexSet?) -> [PasteboardItem]? {
        let items = now
        guard let set else { return items }
        guard set.allSatisfy(items.indices.contains) else { return nil }
        return set.map { items[$0] }
    }
}
