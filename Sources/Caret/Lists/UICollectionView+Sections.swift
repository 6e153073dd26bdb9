extension UICollectionView {
    /// Shows sections and items that a closure describes, and follows what it reads.
    ///
    /// ```swift
    /// grid.sections {
    ///     Section { for photo in album.photos { Row(photo.id, cell: PhotoCell.self) { cell in cell.show(photo) } } }
    /// }
    /// ```
    ///
    /// The data source is made by it, and kept by the collection view until sections are set again. A delegate stands beside it: what both
    /// say is the delegate's; of taps and the like both hear, the delegate first. Headers and footers take room in a flow layout.
    ///
    /// - Parameters:
    ///   - file: where sections are set; leave it out.
    ///   - line: likewise.
    ///   - build: describes the sections; kept by the collection view; runs at once, and when what it read has changed.
    /// - Returns: what updates them by hand, and answers what is where; there is no need to keep it.
    @discardableResult public func sections(
        file: String = #fileID, line: Int = #line,
        @SectionBuilder<UICollectionViewCell> describedBy build: @escaping @MainActor () -> [Section<UICollectionViewCell>]
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(site: Site(file, line), build))
    }

    /// Shows sections and items that a closure describes, which is handed an owner that the collection view does not keep.
    ///
    /// When the owner is gone, what was shown last stays.
    @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        @SectionBuilder<UICollectionViewCell> _ build: @escaping @MainActor (Owner) -> [Section<UICollectionViewCell>]
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(Site(file, line), owner, build))
    }

    /// Shows sections that a method of `owner` describes; name it without applying it. The owner is held weakly.
    @_disfavoredOverload @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [Section<UICollectionViewCell>]
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(Site(file, line), owner) { method($0)() })
    }

    /// Shows sections that stay as they are until others are shown.
    ///
    /// The list keeps the closures of items for as long as it shows them, so these should not capture what owns it.
    @discardableResult public func sections(
        _ sections: [Section<UICollectionViewCell>], file: String = #fileID, line: Int = #line
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(site: Site(file, line), fixed: sections))
    }

    private func show(_ list: SectionList<UICollectionViewCell>) -> SectionList<UICollectionViewCell> {
        let source = CollectionSource(self, list)
        return list.take(over: userInfoStorage, by: source, Hooks.observe(self, by: source))
    }
}
