/// A cell that rows can be shown with, of the kind that one sort of list takes: a `UITableViewCell` or a `UICollectionViewCell`.
@MainActor public protocol ListCell: UIView {
    /// The list that takes such cells.
    associatedtype List: UIScrollView
}

extension UITableViewCell: ListCell {
    /// Tables take these cells.
    public typealias List = UITableView
}

extension UICollectionViewCell: ListCell {
    /// Collection views take these cells.
    public typealias List = UICollectionView
}
