/// A cell that shows a row: a `UITableViewCell` or a `UICollectionViewCell`.
@MainActor public protocol ListCell: UIView {
    /// The class of the lists in which such cells are displayed.
    associatedtype List: UIScrollView
}

extension UITableViewCell: ListCell {
    /// Table views contain these cells.
    public typealias List = UITableView
}

extension UICollectionViewCell: ListCell {
    /// Collection views contain these cells.
    public typealias List = UICollectionView
}
