import UIKitEngines

/// The response of a list to a drag over it.
@MainActor struct ListDropProposal {
    enum Intent {
        /// No intent was specified.
        case unspecified
        /// An insertion between rows, where a gap opens.
        case insertAt
        /// An insertion into a row, which is highlighted.
        case insertInto
    }

    var proposal: UIDropProposal
    var intent: Intent
}

/// A list with drag and drop: the common requirements of tables and collection views.
@MainActor protocol ListDragHost: UIScrollView {
    var dragging: ListDragging { get }
    /// Whether rows can be lifted.
    var dragInteractionEnabled: Bool { get }
    /// Removes the highlight of the touched row, because the touch has become a drag.
    func cancelPress()

    // MARK: Delegates

    func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addingTo session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: DragSession) -> Bool
    func dragIsRestricted(_ session: DragSession) -> Bool
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession)
    func dropCanHandle(_ session: DragSession) -> Bool
    func dropDidEnter(_ session: DragSession)
    func dropProposal(_ session: DragSession, at path: IndexPath?) -> ListDropProposal
    func dropDidExit(_ session: DragSession)
    func dropDidEnd(_ session: DragSession)
    func performDrop(_ drop: ListDrop, _ dropProposal: ListDropProposal)
    /// Returns whether the data source allows moving a row.
    func movesWithoutDrop(_ path: IndexPath) -> Bool
    /// Moves a presented row, and notifies the data source, which moves the row in the data.
    func applyMove(from source: IndexPath, to target: IndexPath)

    // MARK: Index paths and frames

    /// Returns the index path in the data of a presented row. It differs from the presented index path only for rows
    /// after a placeholder.
    func dataIndexPath(forPresented path: IndexPath) -> IndexPath
    /// Returns the presented index path of a row in the data.
    func presentedIndexPath(forData path: IndexPath) -> IndexPath
    /// Returns the presented row at a point.
    func rowPath(at point: CGPoint) -> IndexPath?
    /// Returns the index path of a drop at a point: the row at the point, or the end of the data after the last row.
    func dropPath(at point: CGPoint) -> IndexPath?
    /// Returns the cell of a presented row, if it is visible.
    func visibleCell(at path: IndexPath) -> (any DraggableCell)?
    /// Returns the frame of a presented row, in content coordinates.
    func presentedFrame(at path: IndexPath) -> CGRect?

    /// Requests a configuration update of the cells, because a drag has entered or left the list.
    func updateCellStates()

    // MARK: Gap

    /// The number of rows of each section in the data.
    var dataCounts: [Int] { get }
    /// The arrangement of rows while a gap is open; `nil` without a gap.
    var gap: ItemArrangement? { get }
    /// The time that a drag must rest over a position before a gap opens, in seconds.
    var gapDelay: TimeInterval { get }
    /// Opens a gap at an index path, or moves the gap.
    ///
    /// - Parameters:
    ///   - source: The dragged row if it belongs to the list, otherwise `nil`.
    ///   - size: The size of a gap for a row whose size is unknown, in points.
    func openDropGap(at path: IndexPath, for source: IndexPath?, size: CGSize)
    /// Closes the gap.
    func closeDropGap(animated: Bool)
}

/// A cell that can be dragged.
@MainActor protocol DraggableCell: UIView {
    /// Sets the drag state of the cell.
    func show(_ state: ListDragState)
    /// Sets whether a drop would insert into the cell.
    func showTarget(_ isTarget: Bool)
    /// The drag and drop state of the cell.
    var dragAppearance: CellDragAppearance { get set }
}

/// The states of a cell in a drag. Raw value 0 means no drag.
enum ListDragState: Int {
    case none, lifting, dragging
}

extension UIView {
    /// Hides or shows the view by a mask. A mask that the app has set is not replaced.
    func hideByMask(_ isOn: Bool) {
        if isOn, layer.mask == nil {
            let mask = HidingMaskLayer()
            layer.mask = mask
        } else if !isOn, layer.mask is HidingMaskLayer {
            layer.mask = nil
        }
    }
}

extension CALayer {
    /// Whether the layer is the mask that hides a dragged view.
    var isHidingMask: Bool { self is HidingMaskLayer }
}

/// An empty mask, which hides its view.
private final class HidingMaskLayer: CALayer {}
