extension SectionList {
    /// The ids of the selected rows, in no particular order. Setting the property selects exactly the rows with these
    /// ids, without animation and without calling their actions. Ids without a row are ignored.
    ///
    /// In a lazy section, only visible rows are found by their ids.
    public var selectedIDs: [AnyHashable] {
        get { source?.selectedPaths.compactMap { rowID(at: $0) } ?? [] }
        set {
            guard let source else { return }
            let (oldPaths, newPaths) = (Set(source.selectedPaths), Set(newValue.compactMap { indexPath(of: $0) }))
            for path in oldPaths.subtracting(newPaths) { source.deselect(path, animated: false) }
            for path in newPaths.subtracting(oldPaths).sorted() { source.select(path, animated: false) }
        }
    }
}
