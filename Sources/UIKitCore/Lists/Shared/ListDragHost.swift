import UIKitEngines

/// What a drag over a list means there.
@MainActor struct ListDropWish {
    enum Intent {
        /// Nothing is said about a place.
        case unspecified
        /// Between others, which make room.
        case insertAt
        /// Into one of them, which says so.
        case insertInto
    }

    var proposal: UIDropProposal
    var intent: Intent
}

/// A list whose rows are dragged out of it and into it: what tables and collection views do alike.
@MainActor protocol ListDragHost: UIScrollView {
    var dragging: ListDragging { get }
    /// Whether rows may be lifted at all.
    var dragInteractionEnabled: Bool { get }
    /// The finger means to drag, and not to tap: nothing is highlighted any more.
    func cancelPress()

    // MARK: Asking the app

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
    func dropWish(_ session: DragSession, at path: IndexPath?) -> ListDropWish
    func dropDidExit(_ session: DragSession)
    func dropDidEnd(_ session: DragSession)
    func performDrop(_ drop: ListDrop, _ wish: ListDropWish)
    /// Whether the data source lets a row be moved.
    func movesWithoutDrop(_ path: IndexPath) -> Bool
    /// Moves a row, and has the data source do so.
    func adoptMove(from source: IndexPath, to target: IndexPath)

    // MARK: Places

    /// The path in the data of a row: another one only while placeholders stand before it.
    func told(_ path: IndexPath) -> IndexPath
    /// Where a row of the data is shown among placeholders.
    func placed(_ path: IndexPath) -> IndexPath
    /// The row at a point, as it is shown.
    func rowPath(at point: CGPoint) -> IndexPath?
    /// Where a row would go that is dropped at a point: before the one there, or after the last one.
    func dropPath(at point: CGPoint) -> IndexPath?
    /// The cell of a row, as it is shown, if it shows.
    func shownCell(at path: IndexPath) -> (any DraggableCell)?
    /// Where a row stands, in points of the content.
    func shownFrame(at path: IndexPath) -> CGRect?

    /// Cells have to look anew whether something is dragged over the list.
    func updateCellStates()

    // MARK: Room

    /// How many rows sections have in the data.
    var dataCounts: [Int] { get }
    /// How rows stand otherwise than in the data.
    var gap: ItemArrangement? { get }
    /// How long a finger rests over a place before that makes room, in seconds.
    var roomDelay: TimeInterval { get }
    /// Has rows make room at a path, or moves the room there.
    ///
    /// - Parameters:
    ///   - source: the row that is on its way, if it is one of the list's own.
    ///   - size: how large the room is, if nothing else says so; in points.
    func makeRoom(at path: IndexPath, for source: IndexPath?, size: CGSize)
    /// Rows stand as in the data again.
    func closeRoom(animated: Bool)
}

/// A cell that can be dragged.
@MainActor protocol DraggableCell: UIView {
    /// Whether it is lifted or dragged: 0 for neither.
    func show(_ state: ListDragState)
    /// Whether something would be dropped into it.
    func showTarget(_ isTarget: Bool)
    /// What it knows of being dragged.
    var dragLook: DragLook { get set }
}

/// What happens to a cell while it is dragged.
enum ListDragState: Int {
    case none, lifting, dragging
}

extension UIView {
    /// Hides all of a view by its mask, which nobody else sees or sets here.
    func veil(_ isOn: Bool) {
        if isOn, layer.mask == nil {
            let mask = VeilLayer()
            layer.mask = mask
        } else if !isOn, layer.mask is VeilLayer {
            layer.mask = nil
        }
    }
}

extension CALayer {
    /// Whether it is the mask that hides what is dragged.
    var isVeil: Bool { self is VeilLayer }
}

/// A mask that lets nothing through.
private final class VeilLayer: CALayer {}
