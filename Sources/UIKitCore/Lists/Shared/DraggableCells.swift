/// The drag and drop state of a cell.
struct CellDragAppearance {
    var state = ListDragState.none
    /// Whether a drop would insert into the cell.
    var isTarget = false
}

extension DraggableCell {
    /// Whether the cell is hidden because its preview is being dragged.
    var isHiddenByMask: Bool {
        get { layer.mask.map { $0.isHidingMask } ?? false }
        set { hideByMask(newValue) }
    }

    /// Resets the drag state before the cell is reused.
    func resetDrag() {
        isHiddenByMask = false
        dragAppearance.isTarget = false
        // `show(.none)` calls `dragStateDidChange(_:)`, in which the app can revert its own appearance changes.
        show(.none)
    }
}

extension UITableViewCell: DraggableCell {
    func show(_ state: ListDragState) {
        guard dragAppearance.state != state else { return }
        dragAppearance.state = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }

    func showTarget(_ isTarget: Bool) {
        dragAppearance.isTarget = isTarget
        setHighlighted(isTarget, animated: true)
        setNeedsUpdateConfiguration()
    }
}

extension UICollectionViewCell: DraggableCell {
    func show(_ state: ListDragState) {
        guard dragAppearance.state != state else { return }
        dragAppearance.state = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }

    func showTarget(_ isTarget: Bool) {
        dragAppearance.isTarget = isTarget
        isHighlighted = isTarget
        setNeedsUpdateConfiguration()
    }
}

extension UITableViewCell {
    /// The states of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not involved.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
}

extension UICollectionViewCell {
    /// The states of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not involved.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
}

/// The states of a cell in a drag, as part of its configuration state.
public enum UICellConfigurationDragState: Int, Sendable {
    /// The cell is not involved.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
}

/// The states of a cell in a drop, as part of its configuration state.
public enum UICellConfigurationDropState: Int, Sendable {
    /// There is no drag over the list.
    case none
    /// A drag is over the list, but a drop would not insert into the cell.
    case notTargeted
    /// A drop would insert into the cell.
    case targeted
}

extension CellDragAppearance {
    /// Writes the drag and drop states into a configuration state.
    func write(into state: inout UICellConfigurationState, isUnderDrop: Bool) {
        state.cellDragState = UICellConfigurationDragState(rawValue: self.state.rawValue) ?? .none
        if isTarget {
            state.cellDropState = .targeted
        } else {
            state.cellDropState = isUnderDrop ? .notTargeted : .none
        }
    }
}
