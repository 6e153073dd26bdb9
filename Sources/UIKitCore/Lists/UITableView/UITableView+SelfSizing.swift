extension UITableView {
    /// The modes that determine whether rows are measured again when their content changes.
    ///
    /// > Difference from Apple: Changes of constraints in a cell are not detected. Call
    /// > `invalidateIntrinsicContentSize()` of the cell after such changes.
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Rows are measured only when data is loaded and in batch updates.
        case disabled
        /// Rows are measured again when the cell's content configuration changes or
        /// `invalidateIntrinsicContentSize()` is called on the cell.
        case enabled
    }

    /// Invalidates the height of a cell's row. Calls during measuring are ignored, because cells may invalidate their
    /// size in each layout.
    func sizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !table.isMeasuring, !table.heightsAreFixed, !table.needsGeometry, cell.placement.isInUse
        else { return }
        guard let row = table.cells.first(where: { $0.value === cell })?.key, exists(row.path) else { return }
        table.geometry.invalidateHeight(of: row)
        setNeedsLayout()
    }
}
