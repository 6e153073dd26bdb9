/// The data source of a table or collection view, which shows a section list.
@MainActor protocol SectionSource<Cell>: AnyObject {
    associatedtype Cell: ListCell
    var isInWindow: Bool { get }
    /// The table or collection view.
    var scrollView: UIScrollView? { get }
    var backgroundView: UIView? { get set }
    /// The index paths of the rows with visible cells, in no particular order.
    var visiblePaths: [IndexPath] { get }
    /// The index paths of the selected rows.
    var selectedPaths: [IndexPath] { get }
    func show(_ plan: ListPlan<Cell>, insteadOf old: ListPlan<Cell>, refilling rows: [Int], animated: Bool)
    func refill(_ rows: [Int])
    /// Reloads all rows without a comparison, because the view had other rows than the list.
    func reload()
    func reloadIndex()
    func select(_ path: IndexPath, animated: Bool)
    func deselect(_ path: IndexPath, animated: Bool)
    /// Enables features that rows require.
    func enable(_ features: ListFeatures)
    func disableFeatures()
}
