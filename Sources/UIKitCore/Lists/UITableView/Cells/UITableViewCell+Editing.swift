extension UITableViewCell {
    private var showsEditControl: Bool { placement.isEditing && (placement.editingStyle != .none || placement.showsSelectionCircle) }

    var showsReorderHandle: Bool { placement.isEditing && showsReorderControl && placement.canMove }

    /// The distance by which the edit control moves the content, in points.
    var editingIndent: CGFloat {
        guard placement.isEditing, placement.canEdit, placement.shouldIndent, shouldIndentWhileEditing else { return 0 }
        return TableMetrics.editingIndent
    }

    /// The state of the cell's controls while no swipe actions are shown.
    var editingState: StateMask { placement.isEditing ? .showingEditControl : [] }

    func showEditing(_ isOn: Bool, animated: Bool) {
        guard placement.isEditing != isOn else { return }
        let mask: StateMask = isOn ? .showingEditControl : []
        willTransition(to: mask)
        placement.isEditing = isOn
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        if animated, window != nil { layoutIfNeeded() }
        didTransition(to: mask)
    }

    func layOutEditing(_ size: CGSize) {
        layOutEditControl(size)
        guard showsReorderHandle else {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
            return
        }
        let handle = parts.reorderControl ?? makeReorderHandle()
        parts.reorderControl = handle
        if handle.superview !== self { addSubview(handle) }
        let frame = CGRect(
            x: size.width - TableMetrics.reorderWidth - 6 - placement.cellStyle.indexWidth, y: 0, width: TableMetrics.reorderWidth + 6,
            height: size.height)
        handle.frame = mirroredIfRightToLeft(frame, in: size.width)
    }

    private func makeReorderHandle() -> ReorderHandle {
        return ReorderHandle(
            begin: { [weak self] touch in
                guard let self, let table = placement.table else { return false }
                return table.beginReorder(self, at: touch.location(in: table))
            },
            move: { [weak self] touch in
                guard let table = self?.placement.table else { return }
                table.moveReorder(to: touch.location(in: table))
            },
            end: { [weak self] _ in self?.placement.table?.endReorder() })
    }

    private func layOutEditControl(_ size: CGSize) {
        guard showsEditControl else {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
            return
        }
        let control = parts.editControl ?? makeEditControl()
        if control.superview !== self { addSubview(control) }
        updateEditControl(control)
        let width = placement.cellStyle.margins.left + TableMetrics.editingIndent - 4
        let frame = CGRect(
            x: placement.cellStyle.margins.left - 10, y: 0, width: width - placement.cellStyle.margins.left + 6, height: size.height)
        control.frame = mirroredIfRightToLeft(frame, in: size.width)
    }

    private func makeEditControl() -> TableControl {
        let control = TableControl(symbol: "minus.circle.fill", pointSize: 20, weight: .regular)
        control.addAction(
            UIAction { [weak self] _ in
                guard let self, !self.placement.showsSelectionCircle else { return }
                self.placement.table?.editControlWasTapped(of: self)
            }, for: .touchUpInside)
        parts.editControl = control
        return control
    }

    private func updateEditControl(_ control: TableControl) {
        control.isUserInteractionEnabled = !placement.showsSelectionCircle
        if placement.showsSelectionCircle {
            control.set(symbol: isSelected ? "checkmark.circle.fill" : "circle", pointSize: 20, weight: .regular)
            control.tintColor = isSelected ? nil : .systemGray3
            control.cutoutColor = isSelected ? .white : nil
            control.accessibilityLabel = nil
        } else if placement.editingStyle == .insert {
            control.set(symbol: "plus.circle.fill", pointSize: 20, weight: .regular)
            control.tintColor = .systemGreen
            control.cutoutColor = .white
            control.accessibilityLabel = "Insert"
        } else {
            control.set(symbol: "minus.circle.fill", pointSize: 20, weight: .regular)
            control.tintColor = .systemRed
            control.cutoutColor = .white
            control.accessibilityLabel = "Delete"
        }
    }
}
