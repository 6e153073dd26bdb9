/// The properties that a table sets on a cell.
struct TableCellStyle: Equatable {
    /// The distances of the content from the left and right edges, in points.
    var margins: (left: CGFloat, right: CGFloat) = (TableMetrics.margin, TableMetrics.margin)
    /// The width at the right edge that the section index covers, in points.
    var indexWidth: CGFloat = 0
    var isFirst = false
    var isLast = false
    var isGrouped = false
    /// The corner radius of the first and last cell, in points.
    var cornerRadius: CGFloat = 0
    /// The separator inset that the app has set on the table. `nil` aligns separators to the content.
    var separatorInset: UIEdgeInsets?
    var addsSeparatorInset = false
    /// The colour of the separators; `nil` for no separators.
    var separatorColor: UIColor?

    static func == (left: TableCellStyle, right: TableCellStyle) -> Bool {
        left.margins == right.margins && left.indexWidth == right.indexWidth && left.isFirst == right.isFirst && left.isLast == right.isLast
            && left.isGrouped == right.isGrouped && left.cornerRadius == right.cornerRadius && left.separatorInset == right.separatorInset
            && left.addsSeparatorInset == right.addsSeparatorInset && left.separatorColor == right.separatorColor
    }
}

/// A cell's table, and the state of the row that the cell represents.
@MainActor struct CellPlacement {
    /// Whether the cell currently represents a row.
    var isInUse = false
    /// Whether the cell's row is a placeholder that is not in the data yet.
    var isPlaceholder = false
    weak var table: UITableView?
    var cellStyle = TableCellStyle()
    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row can be edited.
    var canEdit = false
    var canMove = false
    /// Whether the cell shows a selection circle, because several rows can be selected while editing.
    var showsSelectionCircle = false
    var shouldIndent = true
}

/// The subviews of a cell, each created on first use.
@MainActor struct TableCellSubviews {
    var image: UIImageView?
    var text: UILabel?
    var detail: UILabel?
    var separator: SeparatorView?
    var topSeparator: SeparatorView?
    var accessory: UIView?
    var accessoryType: UITableViewCell.AccessoryType?
    var editControl: TableControl?
    var reorderControl: TableControl?
    var selectedBackground: UIView?
    var hasCustomBackground = false
    var separatorInset: UIEdgeInsets?
}
