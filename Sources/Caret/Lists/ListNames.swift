/// A section of a table view.
///
/// ```swift
/// @TableSectionBuilder var sections: [TableSection] {
///     Section("fruit") { Row("apple", .default, "Apple") }
/// }
/// ```
public typealias TableSection = Section<UITableViewCell>
/// A row of a table view.
public typealias TableRow = Row<UITableViewCell>
/// A result builder that collects the sections of a table view.
public typealias TableSectionBuilder = SectionBuilder<UITableViewCell>
/// A result builder that collects the rows of a table view.
public typealias TableRowBuilder = RowBuilder<UITableViewCell>

/// A section of a collection view.
public typealias CollectionSection = Section<UICollectionViewCell>
/// An item of a collection view.
public typealias CollectionItem = Row<UICollectionViewCell>
/// A result builder that collects the sections of a collection view.
public typealias CollectionSectionBuilder = SectionBuilder<UICollectionViewCell>
/// A result builder that collects the items of a collection view.
public typealias CollectionItemBuilder = RowBuilder<UICollectionViewCell>
