/// What a cell knows of being dragged.
struct DragLook {
    var state = ListDragState.none
    /// Something would be dropped into it.
    var isTarget = false
}

extension DraggableCell {
    /// Whether its place is empty, since it is seen under the finger.
    var isVeiled: Bool {
        get { layer.mask.map { $0.isVeil } ?? false }
        set { veil(newValue) }
    }

    /// The cell is used for something else.
    func forgetDrag() {
        isVeiled = false
        dragLook.isTarget = false
        // Who set up the cell for being dragged takes that back before it is used again.
        show(.none)
    }
}

extension UITableViewCell: DraggableCell {
    func show(_ state: ListDragState) {
        guard dragLook.state != state else { return }
        dragLook.state = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }

    func showTarget(_ isTarget: Bool) {
        dragLook.isTarget = isTarget
        setHighlighted(isTarget, animated: true)
        setNeedsUpdateConfiguration()
    }
}

extension UICollectionViewCell: DraggableCell {
    func show(_ state: ListDragState) {
        guard dragLook.state != state else { return }
        dragLook.state = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }

    func showTarget(_ isTarget: Bool) {
        dragLook.isTarget = isTarget
        isHighlighted = isTarget
        setNeedsUpdateConfiguration()
    }
}

extension UITableViewCell {
    /// What happens to the cell while it is dragged.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none
        /// It is lifted.
        case lifting
        /// A finger moves it.
        case dragging
    }
}

extension UICollectionViewCell {
    /// What happens to the cell while it is dragged.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none
        /// It is lifted.
        case lifting
        /// A finger moves it.
        case dragging
    }
}

/// What happens to a cell that is dragged, for its configurations.
public enum UICellConfigurationDragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// A finger moves it.
    case dragging
}

/// What happens to a cell that something is dragged over, for its configurations.
public enum UICellConfigurationDropState: Int, Sendable {
    /// Nothing.
    case none
    /// Something is dragged over its list, and would not be dropped into the cell.
    case notTargeted
    /// Something would be dropped into it.
    case targeted
}

extension DragLook {
    /// Writes itself into a state that configurations are made for.
    func write(into state: inout UICellConfigurationState, isUnderDrop: Bool) {
        state.cellDragState = UICellConfigurationDragState(rawValue: self.state.rawValue) ?? .none
        state.cellDropState = isTarget ? .targeted : isUnderDrop ? .notTargeted : .none
    }
}
