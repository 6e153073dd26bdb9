extension UITableView {
    /// Whether rows are measured again when what they show changes.
    ///
    /// > Difference from Apple: changes of constraints in a cell are not noticed by themselves; call `invalidateIntrinsicContentSize()` of
    /// > the cell after them.
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only with the data, or in an update.
        case disabled
        /// When the cell's content configuration changes, or its `invalidateIntrinsicContentSize()` is called.
        case enabled
    }

    /// What a cell shows wants another height. One that says so whenever it is laid out does while it is measured, too.
    func sizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !table.isMeasuring, !table.heightsAreFixed, !table.needsGeometry, cell.placement.isInUse
        else { return }
        guard let row = table.cells.first(where: { $0.value === cell })?.key, exists(row.path) else { return }
        table.geometry.forgetHeight(of: row)
        setNeedsLayout()
    }
}
