/// What a table tells a cell about its look.
struct TableCellLook: Equatable {
    /// How far content is from the edges, in points.
    var margins: (left: CGFloat, right: CGFloat) = (TableMetrics.margin, TableMetrics.margin)
    /// How much of the right edge the index covers, in points.
    var indexWidth: CGFloat = 0
    var isFirst = false
    var isLast = false
    var isGrouped = false
    /// The radius of the corners of the first and last cell, in points.
    var corners: CGFloat = 0
    /// As the app set it for the table; `nil` where content begins.
    var separatorInset: UIEdgeInsets?
    var addsSeparatorInset = false
    /// `nil` for no lines.
    var separatorColor: UIColor?

    static func == (left: TableCellLook, right: TableCellLook) -> Bool {
        left.margins == right.margins && left.indexWidth == right.indexWidth && left.isFirst == right.isFirst && left.isLast == right.isLast
            && left.isGrouped == right.isGrouped && left.corners == right.corners && left.separatorInset == right.separatorInset
            && left.addsSeparatorInset == right.addsSeparatorInset && left.separatorColor == right.separatorColor
    }
}

/// Where a cell is used, and what it shows of its table's state.
@MainActor struct CellPlacement {
    /// The cell stands for a row at present.
    var isInUse = false
    /// That row is not in the data yet.
    var isPlaceholder = false
    weak var table: UITableView?
    var look = TableCellLook()
    var isEditing = false
    var style = UITableViewCell.EditingStyle.none
    /// The row may be edited at all.
    var canEdit = false
    var canMove = false
    /// A circle shows whether the row is selected.
    var choosesSeveral = false
    var indents = true
}

/// The views of a cell that are made when they are first needed.
@MainActor struct CellParts {
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
    var hasOwnBackground = false
    var separatorInset: UIEdgeInsets?
}
