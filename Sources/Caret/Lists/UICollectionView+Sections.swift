extension UICollectionView {
    /// Shows the sections and items that a closure describes. Updates them when values that the closure reads change.
    ///
    /// ```swift
    /// grid.sections {
    ///     Section { for photo in album.photos { Row(photo.id, cell: PhotoCell.self) { cell in cell.show(photo) } } }
    /// }
    /// ```
    ///
    /// The collection view gets a data source that shows the returned list, and retains it until other sections are
    /// shown. The delegate stays in effect: its values take precedence over the items' values, and it receives taps
    /// and similar events before the items. In a flow layout, headers and footers occupy space.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - build: Describes the sections. The collection view retains the closure. Called at once, and when a value
    ///     that the closure read has changed.
    /// - Returns: The list, for explicit updates and queries; keeping the list is optional.
    @discardableResult public func sections(
        file: String = #fileID, line: Int = #line,
        @SectionBuilder<UICollectionViewCell> describedBy build: @escaping @MainActor () -> [Section<UICollectionViewCell>]
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(site: SourceLocation(file, line), build))
    }

    /// Shows the sections and items that a closure with an owner describes. The owner is held weakly.
    ///
    /// After the owner is deallocated, the contents no longer change.
    @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        @SectionBuilder<UICollectionViewCell> _ build: @escaping @MainActor (Owner) -> [Section<UICollectionViewCell>]
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(SourceLocation(file, line), owner, build))
    }

    /// Shows the sections that an unapplied method of `owner` describes. The owner is held weakly.
    @_disfavoredOverload @discardableResult public func sections<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [Section<UICollectionViewCell>]
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(SourceLocation(file, line), owner) { method($0)() })
    }

    /// Shows constant sections, until other sections are shown.
    ///
    /// The list retains the closures of the items as long as it shows the items. These closures should therefore not
    /// capture the owner of the list.
    @discardableResult public func sections(
        _ sections: [Section<UICollectionViewCell>], file: String = #fileID, line: Int = #line
    ) -> SectionList<UICollectionViewCell> {
        show(SectionList(site: SourceLocation(file, line), constantSections: sections))
    }

    private func show(_ list: SectionList<UICollectionViewCell>) -> SectionList<UICollectionViewCell> {
        let source = CollectionSource(self, list)
        return list.attach(over: userInfoStorage, by: source, Hooks.observe(self, by: source))
    }
}
